import { expect, it } from 'vitest';
import type { Balance } from '#features/ledger/totals.ts';
import { holdersOf } from './holders.ts';

const funds = new Map([
  ['general', 'Where it is needed most'],
  ['project-7', 'Clinic'],
]);
const held = (account: string, fund: string, amount: bigint): Balance => ({
  ...{ account, fund, amount, currency: 'USD' },
});
const words = (of: readonly (readonly [string, string])[]) => of.map(([, each]) => each);

it('choosing a place or a fund shows what it holds, and nothing is chosen where several hold money', () => {
  const balances = [held('assets:stripe', 'general', 2_500n), held('assets:bank', 'project-7', 100n)];
  const { places, funds: named } = holdersOf({ balances, funds });
  expect(words(places.of)).toEqual(
    expect.arrayContaining(['Stripe: $25', 'Chapa: nothing', 'Bank transfer: $1']),
  );
  expect(words(named.of)).toEqual(['Where it is needed most: Stripe $25', 'Clinic: Bank transfer $1']);
  expect([places.asks.chosen, named.asks.chosen]).toEqual(['', '']);
});

it('what alone holds money is chosen; nothing, less than nothing and disputed money are none', () => {
  const balances = [
    held('assets:bank', 'general', 500n),
    held('assets:stripe', 'project-7', -100n),
    held('assets:stripe:disputed', 'project-7', 900n),
  ];
  const { places, funds: named } = holdersOf({ balances, funds });
  expect([places.asks.chosen, named.asks.chosen]).toEqual(['bank', 'general']);
  const none = holdersOf({ balances: [], funds });
  expect([none.places.asks.chosen, none.funds.asks.chosen]).toEqual(['', '']);
});
