import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumUnits } from '#core/money.ts';
import { changeBetween, computeStatus, nothing, type PaymentEvent } from '#money/domain/donation-status.ts';
import { anyEvents, makeEvent } from '../../../tests/support/payment-events.ts';
import { permutations } from '../../../tests/support/permutations.ts';
import { linesForDonation } from './posting.rules.ts';

/** The balances of the accounts when events arrive in this order, each booking its difference. */
function bookedFor(events: readonly PaymentEvent[]): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  let before = nothing;
  events.forEach((_event, at) => {
    const after = computeStatus(events.slice(0, at + 1)).position;
    const lines = linesForDonation(changeBetween(before, after), {
      method: 'stripe',
      fund: 'general',
      currency: 'USD',
    });
    expect(sumUnits(lines)).toBe(0n);
    for (const { account, units } of lines) balances.set(account, (balances.get(account) ?? 0n) + units);
    before = after;
  });
  return new Map([...balances].filter(([, amount]) => amount !== 0n).toSorted());
}

it('the books of a donation are the same in all 720 orders in which its six events can arrive', () => {
  const story = [
    makeEvent('waiting', 1),
    makeEvent('paid', 10, 1000n),
    makeEvent('refunded', 20, 300n),
    makeEvent('disputed', 40, 700n),
    makeEvent('lost', 50, 300n),
    makeEvent('disputed', 60, 200n),
  ];
  const books = bookedFor(story);
  expect(Object.fromEntries(books)).toEqual({
    'assets:stripe': 200n,
    'assets:stripe:disputed': 200n,
    'expenses:lost disputes': 300n,
    'income:gifts': -1000n,
    'income:refunds': 300n,
  });
  for (const order of permutations(story)) expect(bookedFor(order)).toEqual(books);
});

it('the books of a donation do not change when its events are repeated, reordered or contradictory', () => {
  fc.assert(
    fc.property(anyEvents({ maxLength: 5 }), given => {
      const books = bookedFor(given);
      for (const order of permutations(given)) expect(bookedFor([...order, ...given])).toEqual(books);
    }),
    { numRuns: 60 },
  );
});
