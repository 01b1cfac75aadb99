import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EventCards } from './event-cards.tsx';

const event = (id: number, more = {}) => ({
  ...{ id, heading: `Event ${id}`, day: '2026-12-02', places: 40, isThere: true, tickets: 2, seats: 10 },
  ...more,
});
const draw = (events: ReturnType<typeof event>[]) =>
  renderToStaticMarkup(
    <EventCards
      events={events}
      chosen={events[0]}
      today="2026-11-30"
      locale="en"
      findAddress={id => `/tickets?event=${id}`}
    />,
  );

it('each event with tickets leads to who comes, says how full it is in words, and the chosen one is marked', () => {
  const drawn = draw([event(1), event(2)]);
  expect(drawn).toContain('<a href="/tickets?event=1" aria-current="true">Event 1</a>');
  expect(drawn).toContain('<a href="/tickets?event=2">Event 2</a>');
  expect(drawn).toContain('10 of 40 places taken · 2 tickets');
  expect(drawn).toContain('<rect width="25" height="4">');
});

it('an event without a number of places, or beyond it, and one that is over are shown as such', () => {
  expect(draw([event(1, { places: null, seats: 1 })])).toMatch(/1 place taken · 2 tickets(?!.*<rect)/);
  expect(draw([event(1, { seats: 60 })])).toContain('<rect width="100" height="4">');
  expect(draw([event(1)])).not.toContain('Over');
  expect(draw([event(1, { day: '2026-11-29' })])).toContain('>Over<');
});
