import type { Fault } from './fault.ts';

/** Mistakes nobody sees: in what screen readers say. */
export const readAloudFaults: Fault[] = [
  {
    id: 'day-of-an-event-without-its-term',
    area: 'accessibility',
    file: 'src/features/events/event-ticket.module.css',
    find: '  .details .date dt svg {',
    replace: '  .details .date dt {',
    what: 'A screen reader says the day of an event without saying what it is.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/transcripts.spec.ts',
      title: 'is read out as approved, on every change',
    },
  },
  {
    id: 'latin-comma-between-amharic-words',
    area: 'accessibility',
    file: 'src/core/words.ts',
    find: "comma: '፣ '",
    replace: "comma: ', '",
    what: 'Speech output in Amharic runs the parts of an address together.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/transcripts.spec.ts',
      title: 'is read out as approved, on every change',
    },
  },
  {
    id: 'error-of-the-focused-field-unannounced',
    area: 'accessibility',
    file: 'src/ui/forms/field.tsx',
    find: "isAlert && error ? 'alert' : undefined",
    replace: 'undefined',
    what: 'Who presses Enter in a wrong field hears nothing.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/contact.spec.ts',
      title: 'each invalid field shows an error, focus goes to the first',
    },
  },
  {
    id: 'ticket-in-the-cart-unannounced',
    area: 'accessibility',
    file: 'src/features/tickets/add-to-cart.island.tsx',
    find: '<p role="status">',
    replace: '<p>',
    what: 'Who cannot see the number beside the button does not learn that the ticket is in the cart.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/announcements.spec.ts',
      title: 'a ticket that went into the cart is announced once',
    },
  },
];
