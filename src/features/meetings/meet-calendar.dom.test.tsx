import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarEmbed } from './calendar-embed.rules.ts';
import { MeetCalendar } from './meet-calendar.island.tsx';

const asked = calendarEmbed('https://cal.example.org/adey');
const embed = asked.ok ? asked.value : null;
const page = <MeetCalendar embed={embed} phone="+251 900 000 000" email="hello@example.org" locale="en" />;

const place = () => screen.getByRole('region', { name: 'Booking calendar' });
const phase = () => place().dataset.calendar;
const frame = () => document.querySelector('iframe');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What the calendar in the frame says, unless another origin or window does. */
function say(type: string, data: object = {}, from: MessageEventInit = {}): void {
  act(() => {
    const source = frame()?.contentWindow;
    const message = { origin: embed?.origin, source, data: { originator: 'CAL', type, data }, ...from };
    dispatchEvent(new MessageEvent('message', message));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  // No frame of a test reaches out (happy-dom says so in the output): each has a window, and nothing in it.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(() => inFrame as never);
});
const inFrame = { postMessage: vi.fn() };
afterEach(() => {
  cleanup();
  inFrame.postMessage.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the booking calendar', () => {
  it('the server renders a link to the calendar and no frame', () => {
    const html = renderToString(page);
    expect(html).not.toContain('<iframe');
    expect(html).toContain(`href="${embed?.page.replace('&', '&amp;')}"`);
    expect(html).toContain('Loading calendar');
  });

  it('the calendar loads at once, gets its theme when it listens, and is shown at its height when ready', () => {
    render(page);
    expect([phase(), frame()?.src, frame()?.referrerPolicy]).toEqual(['loading', embed?.src, 'origin']);
    say('__iframeReady');
    expect(inFrame.postMessage.mock.calls.map(([{ method }]) => method)).toEqual([
      'ui',
      'parentKnowsIframeReady',
    ]);
    expect(inFrame.postMessage.mock.calls.every(([, origin]) => origin === embed?.origin)).toBe(true);
    say('__dimensionChanged', { iframeHeight: 813 });
    say('linkReady');
    expect([phase(), frame()?.getAttribute('height')]).toEqual(['ready', '813']);
    expect(document.querySelector('[data-goal]')).toBeNull();
    say('bookingSuccessfulV2');
    expect(document.querySelector<HTMLElement>('[data-goal]')?.dataset.goal).toBe('booked');
  });

  it('messages of other origins and windows are ignored', () => {
    render(page);
    say('linkReady', {}, { origin: 'https://elsewhere.example' });
    say('linkFailed', {}, { source: window });
    say('__dimensionChanged', { iframeHeight: 2000 }, { source: window });
    expect([phase(), frame()?.hasAttribute('height')]).toEqual(['loading', false]);
  });

  it('the calendar is marked as late after fifteen seconds, and is still shown when it is ready', async () => {
    render(page);
    await pass(14_900);
    expect(phase()).toBe('loading');
    await pass(200);
    expect(phase()).toBe('late');
    say('linkReady');
    expect(phase()).toBe('ready');
  });

  it('a frame that is silent for six seconds is marked as failed, and “Try again” loads a new one', async () => {
    render(page);
    const first = frame();
    act(() => void first?.dispatchEvent(new Event('load')));
    await pass(6_100);
    expect(phase()).toBe('failed');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(phase()).toBe('loading');
    expect(document.activeElement).toBe(place());
    expect([first?.isConnected, document.querySelectorAll('iframe').length]).toEqual([false, 1]);
    await pass(10_000);
    expect(phase(), 'the clock of the first attempt has stopped').toBe('loading');
  });

  it('on a device that saves data, the calendar loads only on request', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    render(page);
    expect([phase(), frame()]).toEqual(['offered', null]);
    act(() => screen.getByRole('button', { name: 'Load the calendar here' }).click());
    expect([phase(), frame()?.src]).toEqual(['loading', embed?.src]);
  });

  it('without a calendar, phone and email, an alert says so and links only to the contact page', () => {
    render(<MeetCalendar embed={null} phone="" email="" locale="am" />);
    expect(screen.getByRole('alert').textContent).toContain('በአሁኑ ጊዜ እዚህ ቀጠሮ መያዝ አይቻልም።');
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/am/contact']);
  });
});

describe('without a calendar', () => {
  const show = (phone: string, email: string) =>
    render(<MeetCalendar embed={null} phone={phone} email={email} locale="en" />).container.textContent;

  it('without a calendar, the page offers a call only if there is a phone number', () => {
    expect(show('+251 900 000 000', 'hello@example.org')).toContain('Call or write to us');
    cleanup();
    const words = show('', '');
    expect(words).toContain('You can’t book a meeting here at the moment.Write to us');
    expect(words).not.toMatch(/call/i);
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/contact']);
  });
});
