import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listActs, type MonthlyAnswer, monthlyStatuses, statusAfter } from '#money/domain/monthly-status.ts';
import { leastEachMonth } from './change-monthly.schema.ts';

const begun: MonthlyAnswer = { state: 'begun', askedAt: 0 };
const answers = fc.uniqueArray(
  fc.record({ state: fc.constantFrom(...monthlyStatuses), askedAt: fc.integer({ min: 1, max: 1_000 }) }),
  { selector: ({ askedAt }) => askedAt, minLength: 1, maxLength: 8 },
);
const after = (all: readonly MonthlyAnswer[]) => all.reduce(statusAfter, begun).state;

it('a monthly gift has the state of the newest response, in any order and with repetitions', () => {
  fc.assert(
    fc.property(answers, fc.infiniteStream(fc.nat()), (all, order) => {
      const newest = all.toSorted((one, other) => one.askedAt - other.askedAt).at(-1);
      const shuffled = all
        .map(answer => ({ answer, at: Number(order.next().value) }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ answer }) => answer);
      const expected = all.some(({ state }) => state === 'ended') ? 'ended' : newest?.state;
      expect(after([...shuffled, ...shuffled])).toBe(expected);
    }),
  );
});

it('an ended monthly gift stays ended', () => {
  fc.assert(
    fc.property(answers, later => {
      expect(after([{ state: 'ended', askedAt: 1 }, ...later])).toBe('ended');
    }),
  );
});

it('each state of a monthly gift offers its own changes: no changes once ended, a new card only with a portal', () => {
  for (const state of monthlyStatuses) {
    const acts = listActs(state, { hasPortal: true });
    expect(acts.includes('end'), state).toBe(['active', 'paused', 'failing'].includes(state));
    expect(listActs(state, { hasPortal: false })).toEqual(acts.filter(act => act !== 'card'));
  }
  expect(listActs('ended', { hasPortal: true })).toEqual([]);
  expect(listActs('paused', { hasPortal: false })).toEqual(['go-on', 'amount', 'move', 'end']);
});

it('the smallest monthly amount in a currency without a suggestion is about a dollar, not one cent', () => {
  const method = { id: 'practice', smallest: { SEK: 1, EUR: 1 }, canBeMonthly: true } as const;
  expect(leastEachMonth('SEK', [], method)).toBe(1_000n);
  expect(leastEachMonth('EUR', [], method)).toBe(100n);
});
