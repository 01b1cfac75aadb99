import { describe, expect, it } from 'vitest';
import { dueFor, readAmount, sumTyped } from './price.rules.ts';

const words = { text: '' };
const kind = {
  name: words,
  note: words,
  seats: 1,
  limit: null,
  most: 10,
  from: null,
  until: null,
  code: null,
};
const price = (units: bigint, isOwn = false, currency = 'ETB') => ({
  price: { money: { units, currency }, isOwn },
});
const sale = {
  ...{ places: 10, questions: [], words },
  kinds: [
    { ...kind, id: 'adult', ...price(30_000n) },
    { ...kind, id: 'friend', ...price(10_000n, true) },
    { ...kind, id: 'child' },
    { ...kind, id: 'far', ...price(1_000n, false, 'EUR') },
  ],
};
const due = (choice: Record<string, number>, typed = {}) =>
  dueFor([{ sale }], new Map(Object.entries(choice)), typed);

describe('what tickets cost', () => {
  it('the total is the price times the number of tickets plus the gift, and free tickets cost nothing', () => {
    expect(due({ adult: 2, child: 3 }, { gift: 500n })).toMatchObject({
      value: { price: 60_000n, gift: 500n, currency: 'ETB' },
    });
    expect(due({ child: 2 })).toEqual({ ok: true, value: null });
  });

  it('a gift beside tickets that are all free is paid alone, and never in another currency than it was typed in', () => {
    expect(due({ child: 2 }, { gift: 500n, giftCurrency: 'ETB' })).toMatchObject({
      value: { price: 0n, gift: 500n, currency: 'ETB' },
    });
    const inEuro = { gift: 500n, giftCurrency: 'EUR' };
    expect(due({ adult: 1 }, inEuro)).toEqual({ ok: false, problem: 'mixed' });
    expect(due({ adult: 1 }, { ...inEuro, gift: 0n })).toMatchObject({ value: { currency: 'ETB' } });
  });

  it('a typed price counts only where buyers choose it, and the suggestion counts if nothing was typed', () => {
    const own = new Map([
      ['friend', 0n],
      ['adult', 1n],
    ]);
    expect(due({ friend: 1 }, { own })).toEqual({ ok: true, value: null });
    expect(due({ friend: 1 })).toMatchObject({ value: { price: 10_000n } });
    expect(due({ adult: 1 }, { own })).toMatchObject({ value: { price: 30_000n } });
  });

  it('an order in two currencies, or above the largest payment, is refused', () => {
    expect(due({ adult: 1, far: 1 })).toEqual({ ok: false, problem: 'mixed' });
    expect(due({ adult: 1 }, { gift: 999_999_999_999n })).toEqual({ ok: false, problem: 'tooDear' });
  });
});

it.each([
  ['25', 2_500n],
  ['1,000.50', 100_050n],
  ['0', 0n],
  ['', 0n],
  ['-5', null],
  ['1e9', null],
  ['<b>', null],
])('the typed amount %j is %s', (typed, units) => {
  expect(readAmount(typed, 'ETB')).toBe(units);
});

it('a form that is being filled in tells the sum once everything in it is an amount', () => {
  const kinds = [
    { id: 'adult', price: { units: 30_000, currency: 'ETB', isOwn: false } },
    { id: 'friend', price: { units: 10_000, currency: 'ETB', isOwn: true } },
    { id: 'child' },
  ];
  const sum = (fields: Record<string, string>) => sumTyped(kinds, name => fields[name] ?? null);
  expect(sum({ 't-adult': '2', 't-friend': '1', 'p-friend': '12.50', gift: '3' })).toEqual({
    units: 61_550n,
    currency: 'ETB',
  });
  expect(sum({ 't-adult': '1', gift: 'x' })).toBeNull();
  expect(sum({ 't-child': '2', gift: '5' })).toEqual({ units: 500n, currency: 'ETB' });
  expect(sum({ 't-child': '0', gift: '5' })).toBeNull();
  expect(sum({ 't-child': '2', gift: '0' })).toBeNull();
});
