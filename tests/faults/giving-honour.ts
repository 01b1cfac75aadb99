import type { Fault } from './fault.ts';

const honour = 'src/features/giving/honour';

/** Mistakes about cards in somebody's honour. */
export const givingHonour: Fault[] = [
  {
    id: 'giving-card-leads-elsewhere',
    area: 'features/giving',
    file: `${honour}/honour.schema.ts`,
    find: '[schemes, domain, phone].some',
    replace: '[schemes, phone].some',
    what: 'Whoever gives the smallest amount mails strangers a link under the name of the charity.',
    caughtBy: {
      kind: 'unit',
      file: `${honour}/honour.schema.test.ts`,
      title: 'a card cannot lead a stranger anywhere, however the address is written',
    },
  },
  {
    id: 'giving-card-flood',
    area: 'features/giving',
    file: `${honour}/send-card.action.ts`,
    find: '>= MOST_A_DAY',
    replace: '> 1_000',
    what: 'An address is flooded with cards that nobody there asked for.',
    caughtBy: {
      kind: 'integration',
      file: `${honour}/honour-card.integration.test.ts`,
      title: 'an address gets at most three cards a day, in any spelling, and the gifts are booked anyway',
    },
  },
  {
    id: 'giving-card-names-erased',
    area: 'features/giving',
    file: 'src/features/giving/giver.personal-data.ts',
    find: 'erased.map(({ gift }) => cardKey(gift))',
    replace: 'erased.map(({ gift }) => gift)',
    what: 'A giver who was erased is still named on a card that waits to be sent.',
    caughtBy: {
      kind: 'integration',
      file: `${honour}/honour-card.integration.test.ts`,
      title: 'an erased giver is no longer named on any card, sent or waiting',
    },
  },
];
