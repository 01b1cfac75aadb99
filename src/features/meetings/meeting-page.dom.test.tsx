import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { MeetingPage, type ShownMeeting } from './meeting-page.tsx';

const meeting: ShownMeeting = {
  state: 'held',
  when: { day: 'Dec 08, 2026', time: '09:00 in Addis Ababa', there: '' },
  held: { when: 'Tuesday, Dec 08, 2026, 09:00 in Addis Ababa', until: '10:00 in Addis Ababa' },
  where: { text: 'Bole Road 12' },
  host: 'Almaz',
  token: null,
  calledOff: null,
  file: null,
  confirm: false,
  isLate: false,
  move: null,
  done: null,
};
const show = (more: Partial<ShownMeeting> = {}, locale: Locale = 'en') => {
  const { container } = render(<MeetingPage locale={locale} meeting={{ ...meeting, ...more }} />);
  return { words: screen.getByRole('status').textContent, goal: container.querySelector('[data-goal]') };
};
afterEach(cleanup);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('MeetingPage', () => {
  it('without the link of the mail, the page says how long the time is held and to press Confirm in the mail', () => {
    const { words, goal } = show();
    expect(words).toMatch(
      /^We hold Tuesday, Dec 08, 2026, 09:00 in Addis Ababa for you until 10:00 in Addis Ababa\. Open the mail .* press Confirm\./,
    );
    expect(buttons()).toEqual([]);
    expect(goal, 'nothing is booked yet').toBeNull();
  });

  it('the Amharic page says how long the time is held and to confirm it', () => {
    expect(show({}, 'am').words).toMatch(/የያዝንልዎት ጊዜ፦ .* የሚያበቃው 10:00 in Addis Ababa ነው።.*ያረጋግጡ/);
  });

  it('the link of the mail shows a Confirm button in a form that works without JavaScript', () => {
    const { words } = show({ token: 'pass', confirm: true });
    expect(words).toBe(
      'We hold this time for you until 10:00 in Addis Ababa. Press Confirm, and the meeting is booked.',
    );
    expect(buttons()).toEqual(['Confirm', 'Cancel this meeting']);
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    expect([confirm.form?.method, confirm.name, confirm.value]).toEqual(['post', 'act', 'confirm']);
    expect(new FormData(confirm.form ?? undefined).get('meeting')).toBe('pass');
  });

  it('a released time that is free is shown as still free, with a Confirm button', () => {
    expect(show({ state: 'released', token: 'pass', confirm: true }).words).toContain('It is still free');
    expect(buttons()).toEqual(['Confirm']);
  });

  it('a released time that is taken is shown as no longer free, without a Confirm button', () => {
    expect(show({ state: 'released', token: 'pass' }).words).toContain('It is no longer free');
    expect(buttons()).toEqual([]);
  });

  it('a released time that begins too soon is shown as too late to confirm, not as taken', () => {
    const late = { state: 'released', token: 'pass', isLate: true } as const;
    expect(show(late).words).toMatch(/It begins too soon to be confirmed now, but you can choose another\.$/);
    cleanup();
    expect(show(late, 'am').words).toMatch(/በጣም ስለቀረበ አሁን ማረጋገጥ አይቻልም/);
    expect(buttons()).toEqual([]);
  });

  it('a confirmed meeting that is opened again is shown as booked and counts no goal', () => {
    const again = { state: 'booked', held: null, token: 'pass' } as const;
    expect(show(again)).toEqual({ words: 'Your meeting is booked.', goal: null });
    cleanup();
    expect(show({ ...again, done: 'confirmed' }).words).toMatch(/^Your meeting is booked\. We have sent you/);
    cleanup();
    expect(show({ ...again, done: 'moved' }).words).toBe('Your meeting has moved.');
  });

  it('a meeting that staff cancelled shows the reason and a link to book another', () => {
    const { words } = show({ state: 'cancelled', held: null, token: 'pass', calledOff: 'Almaz is ill.' });
    expect(words).toMatch(/^We have to cancel this meeting.* Almaz is ill\.$/);
    expect(screen.getByRole('link', { name: 'Book another meeting' })).toBeDefined();
  });

  it('a meeting that was just confirmed is shown as booked and counts the goal', () => {
    const file = '/send/meeting.ics?meeting=pass';
    const { words, goal } = show({ state: 'booked', held: null, token: 'pass', file, done: 'confirmed' });
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(file);
    expect(words).toMatch(/^Your meeting is booked\. We have sent you the invitation/);
    expect(goal?.getAttribute('data-goal')).toBe('booked');
  });
});
