import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookableDays, bookableMonths } from './bookable-days.ts';
import { BookingForm } from './booking-form.island.tsx';

const free = [
  '2026-12-01T06:00Z',
  '2026-12-01T06:30Z',
  '2026-12-03T22:00Z',
  '2026-12-11T06:00Z',
  '2027-01-05T06:00Z',
].map(at => ({ at: Date.parse(at), hosts: ['a'] }));
const days = bookableDays(free, 'en');
const props = {
  locale: 'en' as const,
  action: '/send/booking',
  days,
  months: bookableMonths(days, 'en'),
  facts: '30 minutes, at our office',
};
const inZone = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dayButton = (name: RegExp) => screen.getByRole('button', { name });

describe('BookingForm', () => {
  it('without JavaScript, only days with free times are buttons, and each requests its day', () => {
    const html = renderToString(<BookingForm {...props} />);
    document.body.innerHTML = html;
    const values = [...document.querySelectorAll<HTMLButtonElement>('button[name="day"]')].map(
      ({ type, value, tabIndex }) => [type, value, tabIndex],
    );
    expect(values).toEqual([
      ['submit', '2026-12-01', 0],
      ['submit', '2026-12-04', 0],
      ['submit', '2026-12-11', 0],
    ]);
    expect(document.querySelector('button[name="month"][value="2027-01"]')).not.toBeNull();
    expect(
      [...document.querySelectorAll('button[name="at"]')].map(each => (each as HTMLButtonElement).value),
    ).toEqual(['2026-12-01T06:00Z', '2026-12-03T22:00Z', '2026-12-11T06:00Z']);
    document.body.innerHTML = '';
  });

  it('the booking form hydrates without differences, in both languages, with and without a chosen day', async () => {
    inZone('America/Chicago');
    for (const locale of ['en', 'am'] as const)
      for (const day of [undefined, '2026-12-01']) {
        const form = <BookingForm {...props} locale={locale} {...(day && { day })} />;
        const place = document.body.appendChild(document.createElement('div'));
        place.innerHTML = renderToString(form);
        const differences: unknown[] = [];
        const root = await act(async () =>
          hydrateRoot(place, form, { onRecoverableError: error => differences.push(error) }),
        );
        expect(differences).toEqual([]);
        act(() => root.unmount());
        place.remove();
      }
  });

  it('hydration keeps the time zone that the browser restored in the form', async () => {
    inZone('America/Chicago');
    const form = <BookingForm {...props} />;
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(form);
    const zone = () => screen.getByLabelText<HTMLSelectElement>('Your time zone').value;
    await userEvent.selectOptions(screen.getByLabelText('Your time zone'), 'Berlin');
    const root = await act(async () => hydrateRoot(place, form));
    expect(zone()).toBe('Europe/Berlin');
    act(() => root.unmount());
    place.remove();
  });

  it('hydration keeps the time that was chosen before it', async () => {
    inZone('America/Chicago');
    const form = <BookingForm {...props} day="2026-12-01" />;
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(form);
    const time = () => place.querySelector<HTMLInputElement>('input[value="2026-12-01T06:30Z"]');
    time()?.click();
    const root = await act(async () => hydrateRoot(place, form));
    expect(time()?.checked).toBe(true);
    expect(place.textContent).toContain('You chose');
    act(() => root.unmount());
    place.remove();
  });

  it('times are shown in the visitor’s zone, in Addis Ababa and on the Ethiopian clock', async () => {
    inZone('America/Chicago');
    render(<BookingForm {...props} />);
    await userEvent.click(dayButton(/^Friday, Dec 04, 2026, 1 free$/));
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'Free times on Friday, Dec 04, 2026: 1 The Ethiopian clock counts its hours from dawn and from dusk.',
    );
    const time = screen.getByRole('radio');
    expect(time.closest('label')?.textContent).toBe(
      '16:00 in Chicago (Thursday)01:00 in Addis Ababa7:00 on the Ethiopian clock',
    );
    expect(document.querySelector<HTMLInputElement>('input[name="zone"]')?.value).toBe('America/Chicago');
    await userEvent.selectOptions(screen.getByLabelText('Your time zone'), 'Addis Ababa');
    expect(time.closest('label')?.textContent).toBe('01:00 in Addis Ababa7:00 on the Ethiopian clock');
  });

  it('arrow, Home, End and Page keys move the focus between free days, also into another month', async () => {
    inZone('Africa/Addis_Ababa');
    render(<BookingForm {...props} />);
    const [first] = within(screen.getByRole('grid')).getAllByRole('button');
    act(() => first?.focus());
    const focused = () => (document.activeElement as HTMLButtonElement).value;
    for (const [key, expected] of [
      ['{ArrowRight}', '2026-12-04'],
      ['{ArrowDown}', '2026-12-11'],
      ['{ArrowUp}', '2026-12-04'],
      ['{Home}', '2026-12-01'],
      ['{End}', '2026-12-04'],
      ['{PageDown}', '2027-01-05'],
      ['{ArrowRight}', '2027-01-05'],
      ['{PageUp}', '2026-12-11'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused(), key).toBe(expected);
    }
    const reachable = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(reachable).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Times on Friday, Dec 11, 2026' })).toBeDefined();
  });

  it('pressing a next free time selects its day and time', async () => {
    inZone('Africa/Addis_Ababa');
    render(<BookingForm {...props} />);
    await userEvent.click(screen.getByRole('button', { name: /^Friday, Dec 04, 2026 ?01:00/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('2026-12-03T22:00Z');
  });

  it('pressing a next free time scrolls to the form, announces the time and focuses the first field', async () => {
    inZone('America/Chicago');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<BookingForm {...props} />);
    await userEvent.click(screen.getByRole('button', { name: /^Friday, Dec 04, 2026 ?16:00/ }));
    expect(screen.getAllByRole('status')[1]?.textContent).toBe(
      'You chose Friday, Dec 04, 2026, 01:00 in Addis Ababa (Thursday 16:00 in Chicago).',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(scrolled.mock.contexts).toEqual([screen.getAllByRole('status')[1]]);
  });

  it('a booking is sent once for two presses in one task', () => {
    render(<BookingForm {...props} day="2026-12-01" />);
    const form = document.querySelector('form[method=post]');
    const isSent = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    act(() => expect([isSent(), isSent()]).toEqual([true, false]));
  });

  it('a time submitted again after hydration is selected in place, and the name field is focused', () => {
    inZone('Africa/Addis_Ababa');
    render(<BookingForm {...props} />);
    const [first] = document.querySelectorAll<HTMLButtonElement>('button[name="at"]');
    expect(first?.form?.hasAttribute('data-repeat')).toBe(true);
    act(() => first?.form?.requestSubmit(first));
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('2026-12-01T06:00Z');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('pressing a nearest time after a conflict announces it and focuses the button that moves the meeting', async () => {
    inZone('Africa/Addis_Ababa');
    const [first] = days;
    const nearest = first?.times.slice(0, 1) ?? [];
    render(<BookingForm {...props} token="x.y" failure="That time has just been taken" nearest={nearest} />);
    await userEvent.click(screen.getByRole('button', { name: /^Tuesday, Dec 01, 2026 ?09:00/ }));
    expect(screen.getAllByRole('status')[1]?.textContent).toBe(
      'You chose Tuesday, Dec 01, 2026, 09:00 in Addis Ababa (3:00 on the Ethiopian clock).',
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move it to this time' }));
  });

  it('without JavaScript, a time button leads to the first field and a day button to the times of the day', () => {
    document.body.innerHTML = renderToString(
      <BookingForm {...props} day="2026-12-01" values={{ at: '2026-12-01T06:00Z' }} />,
    );
    const leadsTo = (name: string) =>
      document.querySelector(`button[name="${name}"]`)?.getAttribute('formaction');
    expect([leadsTo('at'), leadsTo('day')]).toEqual([
      '/send/booking#booking-name',
      '/send/booking#booking-chosen',
    ]);
    for (const id of ['booking-name', 'booking-chosen']) expect(document.getElementById(id)).not.toBeNull();
    expect(document.body.textContent).toContain(
      'You chose Tuesday, Dec 01, 2026, 09:00 in Addis Ababa (3:00',
    );
    document.body.innerHTML = '';
  });

  it('the device’s time zone is used until one is chosen, also after a time was pressed without JavaScript', () => {
    inZone('America/New_York');
    document.body.innerHTML = renderToString(<BookingForm {...props} />);
    const zones = () =>
      [...document.querySelectorAll<HTMLInputElement>('[name="zone"]')].map(({ value }) => value);
    expect(zones(), 'nobody has chosen yet').toEqual(['', '']);
    document.body.innerHTML = '';
    const { unmount } = render(<BookingForm {...props} values={{ at: '2026-12-01T06:00Z', zone: '' }} />);
    expect(zones()).toEqual(['America/New_York', 'America/New_York']);
    unmount();
    render(<BookingForm {...props} values={{ zone: 'Africa/Addis_Ababa' }} />);
    expect(zones(), 'chosen, and kept').toEqual(['Africa/Addis_Ababa', 'Africa/Addis_Ababa']);
  });

  it('a refused booking form starts with an alert that links to each invalid field', () => {
    inZone('Africa/Addis_Ababa');
    render(
      <BookingForm
        {...props}
        day="2026-12-01"
        values={{ at: '', zone: 'Africa/Addis_Ababa', name: '1', email: 'abeba@example.org' }}
        errors={{ at: 'chooseTime', name: 'invalidName' }}
      />,
    );
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual(['#booking-times', '#booking-name']);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('abeba@example.org');
  });

  it('the form that moves a meeting does not ask for an email address', () => {
    inZone('Africa/Addis_Ababa');
    render(<BookingForm {...props} action="/send/meeting" token="x.y" day="2026-12-01" />);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(document.querySelectorAll('input[name="meeting"][value="x.y"]')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Move it to this time' })).toBeDefined();
  });
});
