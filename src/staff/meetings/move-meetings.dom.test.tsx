import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoveMeetings } from './move-meetings.tsx';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

const at = (time: string) => Date.parse(`2026-12-01T${time}+03:00`);
const meeting = (id: string, name: string, hosts: string[], near: number[] = []) => ({
  ...{ id, name, hosts, near, at: at('09:00'), until: at('09:30') },
  begins: 'Tuesday, Dec 01, 2026, 09:00',
});
const place = (element: Element, left: number, top: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
    ...{ left, top, right: left + 100, bottom: top + 40, x: left, y: top, width: 100, height: 40 },
    toJSON: () => ({}),
  });
const open = vi.fn();

afterEach(cleanup);
beforeEach(() => {
  open.mockClear();
  // happy-dom has neither popovers nor captured pointers.
  Object.assign(HTMLElement.prototype, { showPopover: open, setPointerCapture: () => undefined });
  render(
    <MoveMeetings
      action="/api/meetings/change"
      week="2026-11-30"
      locale="en"
      meetings={[meeting('a', 'Sara', ['almaz'], [at('09:15')]), meeting('b', 'Tadesse', ['bekele'])]}
      free={[
        { at: at('10:00'), hosts: ['almaz', 'bekele'] },
        { at: at('11:00'), hosts: ['bekele'] },
      ]}
      days={{ '2026-12-01': 'Tuesday, Dec 01, 2026' }}
    >
      <button type="button" data-movable="a" data-hosts="almaz">
        Sara
      </button>
      <button type="button" data-move="b">
        Move…
      </button>
      <span data-free="2026-12-01T07:00Z" data-hosts="almaz bekele" data-testid="ten" />
      <span data-free="2026-12-01T08:00Z" data-hosts="bekele" data-testid="eleven" />
    </MoveMeetings>,
  );
  place(screen.getByTestId('ten'), 200, 100);
  place(screen.getByTestId('eleven'), 200, 200);
});

const times = () =>
  [...(screen.getByLabelText('New time in Addis Ababa') as HTMLSelectElement).options].map(
    ({ text }) => text,
  );
const preview = () => document.querySelector('output')?.textContent;

it('the form offers the times at which the host of the chosen meeting is free, and says what will change', () => {
  expect(times()).toEqual(['Please choose', '09:15', '10:00']);
  expect(preview()).toBe('');
  fireEvent.change(screen.getByLabelText('New time in Addis Ababa'), {
    target: { value: '2026-12-01T07:00Z' },
  });
  expect(preview()).toBe(
    'Move from Tuesday, Dec 01, 2026, 09:00 to Tuesday, Dec 01, 2026, 10:00. The visitor gets a mail.',
  );
  fireEvent.click(screen.getByText('Move…'));
  expect((screen.getByLabelText('Meeting') as HTMLSelectElement).value).toBe('b');
  expect(times()).toEqual(['Please choose', '10:00', '11:00']);
  expect(preview(), 'the time was chosen for the other meeting').toBe('');
});

const drag = (to: { clientX: number; clientY: number }, pointerType = 'mouse') => {
  const block = screen.getByText('Sara');
  const on = { bubbles: true, pointerId: 1, pointerType, button: 0 };
  fireEvent.pointerDown(block, { ...on, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(block, { ...on, clientX: 30, clientY: 30 });
  fireEvent.pointerMove(block, { ...on, ...to });
  fireEvent.pointerUp(block, { ...on, ...to });
};

it('dropping a meeting on a free time fills in the form and opens it, and nothing is sent', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  drag({ clientX: 250, clientY: 120 });
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(preview()).toContain('to Tuesday, Dec 01, 2026, 10:00.');
  expect(sent).not.toHaveBeenCalled();
  expect(document.querySelector('[data-open], [data-over], [data-dragging]')).toBeNull();
});

it('a meeting dropped elsewhere, or where its host is not free, stays where it is', () => {
  drag({ clientX: 5, clientY: 300 });
  drag({ clientX: 250, clientY: 220 });
  expect(open).not.toHaveBeenCalled();
  expect(preview()).toBe('');
});

it('a finger scrolls and drags nothing', () => {
  drag({ clientX: 250, clientY: 120 }, 'touch');
  expect(open).not.toHaveBeenCalled();
});
