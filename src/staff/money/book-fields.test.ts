import { expect, it } from 'vitest';
import type { Balance } from '#money/ledger/totals.ts';
import { balanceChoices } from './book-fields.tsx';

const funds = new Map([
  ['general', 'Where it is needed most'],
  ['project-7', 'Clinic'],
]);
const held = (account: string, fund: string, units: bigint): Balance => ({
  ...{ account, fund, units, currency: 'USD' },
});
const words = (of: readonly (readonly [string, string])[]) => of.map(([, each]) => each);

it('the book form shows the balance of each place and fund, and preselects none if several hold money', () => {
  const balances = [held('assets:stripe', 'general', 2_500n), held('assets:bank', 'project-7', 100n)];
  const { places, funds: named } = balanceChoices({ balances, funds });
  expect(words(places.options)).toEqual(
    expect.arrayContaining(['Stripe: $25', 'Chapa: nothing', 'Bank transfer: $1']),
  );
  expect(words(named.options)).toEqual(['Where it is needed most: Stripe $25', 'Clinic: Bank transfer $1']);
  expect([places.required.preselected, named.required.preselected]).toEqual(['', '']);
});

it('the book form preselects the only place and fund with a positive, undisputed balance', () => {
  const balances = [
    held('assets:bank', 'general', 500n),
    held('assets:stripe', 'project-7', -100n),
    held('assets:stripe:disputed', 'project-7', 900n),
  ];
  const { places, funds: named } = balanceChoices({ balances, funds });
  expect([places.required.preselected, named.required.preselected]).toEqual(['bank', 'general']);
  const none = balanceChoices({ balances: [], funds });
  expect([none.places.required.preselected, none.funds.required.preselected]).toEqual(['', '']);
});
