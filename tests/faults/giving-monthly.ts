import type { Fault } from './fault.ts';

const monthly = 'src/features/giving/monthly';
const caughtBy = (file: string, title: string) =>
  ({ kind: 'integration', file: `${monthly}/${file}`, title }) as const;

/** Mistakes about monthly gifts. */
export const givingMonthly: Fault[] = [
  {
    id: 'giving-month-not-booked',
    area: 'features/giving',
    file: 'src/features/giving/payments/receive-notice.action.ts',
    find: 'payment?.reference ?? null, now)',
    replace: 'null, now)',
    what: 'A month that a giver paid is in no book and has no receipt until somebody asks for it.',
    caughtBy: caughtBy('stripe-monthly.integration.test.ts', 'books each invoice after the first once'),
  },
  {
    id: 'giving-late-answer-counts',
    area: 'features/giving',
    file: `${monthly}/monthly.rules.ts`,
    find: 'return answer.askedAt >= before.askedAt ? answer : before;',
    replace: 'return answer;',
    what: 'A late answer makes a monthly gift stand where it stood before.',
    caughtBy: {
      kind: 'unit',
      file: `${monthly}/monthly.rules.test.ts`,
      title: 'has the state of the newest response, in whatever order and however often responses arrive',
    },
  },
  {
    id: 'giving-month-of-somebody-else',
    area: 'features/giving',
    file: `${monthly}/find-monthly.ts`,
    find: 'p.gift = g.id and p.giver = ${giver}::uuid',
    replace: 'p.gift = g.id and ${giver}::uuid is not null',
    what: 'Whoever has a link to their own gifts ends the monthly gift of somebody else.',
    caughtBy: caughtBy(
      'monthly.integration.test.ts',
      'cannot reach other givers’ gifts, and may make twenty changes in ten minutes',
    ),
  },
  {
    id: 'giving-monthly-below-least',
    area: 'features/giving',
    file: `${monthly}/change-monthly.schema.ts`,
    find: 'read.value.units < least',
    replace: 'read.value.units < 0n',
    what: 'A monthly gift is made smaller than the smallest gift that the charity takes.',
    caughtBy: caughtBy('monthly.integration.test.ts', ', and nothing changes here or at the provider'),
  },
  {
    id: 'giving-erased-goes-on-paying',
    area: 'features/giving',
    file: `${monthly}/follow-monthly.ts`,
    find: 'if (monthly.endWanted) {',
    replace: 'if (monthly.endWanted && monthly.state === "failing") {',
    what: 'Somebody who was erased goes on paying each month, and can no longer be written to.',
    caughtBy: caughtBy('monthly.integration.test.ts', 'is erased, and the monthly gift ends'),
  },
  {
    id: 'giving-monthly-by-single-way',
    area: 'features/giving',
    file: 'src/features/giving/give.schema.ts',
    find: 'isMonthly(values) && !way.canBeMonthly',
    replace: 'isMonthly(values) && way.canBeMonthly === undefined',
    what: 'A monthly gift begins by a way that takes single gifts only.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/giving/give.schema.test.ts',
      title: 'is monthly only through a way that supports it, a name and an address',
    },
  },
];
