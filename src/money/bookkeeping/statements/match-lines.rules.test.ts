import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExpectedDonation, matchLines } from './match-lines.rules.ts';
import type { StatementLine } from './statement-line.ts';

const none = { lineIds: new Set<string>(), gifts: [] };
const gift = (id: string, more: Partial<ExpectedDonation> = {}): ExpectedDonation => ({
  id,
  reference: `RF-${id}`,
  amount: 5000,
  currency: 'EUR',
  name: 'Jörg Müller',
  ...more,
});
const line = (id: string, more: Partial<StatementLine> = {}): StatementLine => ({
  id,
  account: 'DE89370400440532013000',
  bookedOn: '2026-03-05',
  amount: 5000,
  currency: 'EUR',
  name: 'MULLER, JORG',
  charges: 0,
  reversal: false,
  reference: null,
  words: '',
  balance: null,
  bankReference: null,
  ...more,
});
const results = (...given: Parameters<typeof matchLines>) => matchLines(...given).map(match => match.result);

describe('matching lines with gifts', () => {
  it('matches by reference first, then proposes by amount and name', () => {
    const gifts = [gift('a'), gift('b'), gift('c', { name: 'Sara', amount: 900 })];
    const matches = matchLines([line('2'), line('1', { reference: 'RF-a' })], gifts, none);
    expect(matches[1]).toMatchObject({ result: 'matched', giftId: 'a' });
    expect(matches[0]).toMatchObject({ result: 'proposed', proposals: [{ giftId: 'b', score: 1 }] });
  });

  it('lists what a person must check', () => {
    const gifts = [gift('a'), gift('b'), gift('c', { currency: 'USD' })];
    expect(results([line('1')], gifts, none)).toEqual(['ambiguous']);
    expect(results([line('1', { reference: 'RF-a', amount: 1 })], gifts, none)).toEqual(['other-amount']);
    expect(results([line('1', { reference: 'RF-c' })], gifts, none)).toEqual(['other-amount']);
    expect(results([line('1', { amount: -5000, reference: 'RF-a' })], gifts, none)).toEqual(['not-a-gift']);
    expect(results([line('1', { reversal: true, reference: 'RF-a' })], gifts, none)).toEqual(['not-a-gift']);
    expect(results([line('1', { name: 'Nobody', amount: 3 })], gifts, none)).toEqual(['unknown']);
    expect(
      results([line('1', { reference: 'RF-a' }), line('2', { reference: 'RF-a' })], gifts, none),
    ).toEqual(['matched', 'paid-again']);
    expect(
      results([line('1', { reference: 'RF-a' })], gifts, {
        ...none,
        gifts: [{ id: 'a', reference: 'RF-a' }],
      }),
    ).toEqual(['paid-again']);
  });

  it('counts what the bank kept as part of the gift, beside what arrived', () => {
    const charged = { amount: 11_950, charges: 100 };
    const [whole, less] = [gift('a', { amount: 12_050 }), gift('b', { amount: 11_950, name: 'Sara' })];
    expect(results([line('1', { reference: 'RF-a', ...charged })], [whole], none)).toEqual(['matched']);
    expect(results([line('1', { reference: 'RF-b', ...charged })], [less], none)).toEqual(['matched']);
    expect(results([line('1', { reference: 'RF-a', amount: 11_950 })], [whole], none)).toEqual([
      'other-amount',
    ]);
    const [proposed] = matchLines([line('1', charged)], [whole], none);
    expect(proposed).toMatchObject({ result: 'proposed', proposals: [{ giftId: 'a', score: 1 }] });
  });

  it('matches no gift and no line twice, even across overlapping files', () => {
    const lines = fc.array(
      fc
        .record({ at: fc.nat(15), gift: fc.nat(9), amount: fc.constantFrom(5000, -5000, 700) })
        .map(made => line(`${made.at}`, { reference: `RF-${made.gift}`, amount: made.amount })),
      { maxLength: 30 },
    );
    const gifts = Array.from({ length: 10 }, (_, index) => gift(String(index)));
    fc.assert(
      fc.property(lines, fc.nat(30), fc.nat(30), (all, a, b) => {
        const [firstEnd, secondStart] = [Math.max(a, b), Math.min(a, b)];
        const first = matchLines(all.slice(0, firstEnd), gifts, none).filter(
          each => each.result === 'matched',
        );
        const booked = {
          lineIds: new Set(first.map(each => each.line.id)),
          gifts: first.map(each => ({ id: each.giftId, reference: `RF-${each.giftId}` })),
        };
        const second = matchLines(all.slice(secondStart), gifts, booked).filter(
          each => each.result === 'matched',
        );
        const both = [...first, ...second];
        expect(new Set(both.map(each => each.giftId)).size).toBe(both.length);
        expect(new Set(both.map(each => each.line.id)).size).toBe(both.length);
        for (const each of both) expect(each.line.amount).toBe(5000);
      }),
    );
  });
});

describe('a line without a reference that fits', () => {
  const match = (name: string, gifts: ExpectedDonation[], more: Partial<StatementLine> = {}) =>
    matchLines([line('1', { name, ...more })], gifts, none)[0];

  it.each([
    ['Jörg Müller', 'Dr. Jörg Müller', 1],
    ['Müller', 'J. Müller', 1],
    ['Jörg Müller', 'Herr MÜLLER Jorg', 1],
    ['Jörg Meier', 'Jörg Müller', 0.75],
    ['Müller', 'Drago Müller', 0.83],
    ['Müller', 'Sandr Müller', 0.83],
    ['Sara', 'Jörg Müller', 0.5],
    ['', '', 0.5],
  ])('of "%s" and a gift of "%s" fit by %s', (of, name, score) => {
    expect(match(of, [gift('a', { name })])).toMatchObject({
      result: 'proposed',
      proposals: [{ giftId: 'a', score }],
    });
  });

  it('of another amount fits by the whole name alone', () => {
    const other = [gift('a', { amount: 700 })];
    expect(match('Jörg Müller', other)).toMatchObject({ proposals: [{ giftId: 'a', score: 0.5 }] });
    expect(match('Jörg Meier', other)).toMatchObject({ result: 'unknown' });
  });

  it('proposes what fits best first', () => {
    expect(match('Jörg Müller', [gift('b', { name: 'Sara' }), gift('a')])).toMatchObject({
      result: 'proposed',
      proposals: [
        { giftId: 'a', score: 1 },
        { giftId: 'b', score: 0.5 },
      ],
    });
  });

  it('proposes five gifts at most, in the order of their numbers where they fit alike', () => {
    const found = match(
      'Jörg Müller',
      ['g', 'a', 'f', 'b', 'e', 'c', 'd'].map(id => gift(id)),
    );
    expect(found).toMatchObject({
      result: 'ambiguous',
      proposals: ['a', 'b', 'c', 'd', 'e'].map(giftId => ({ giftId, score: 1 })),
    });
  });

  it('may carry a reference that nobody knows', () => {
    expect(match('Jörg Müller', [gift('a')], { reference: 'RF-x' })).toMatchObject({ result: 'proposed' });
  });
});

describe('a line that pays for nothing', () => {
  it('is in the books, or in the file a second time', () => {
    const booked = { lineIds: new Set(['1']), gifts: [] };
    expect(results([line('1'), line('2'), line('2')], [], booked)).toEqual([
      'already-booked',
      'unknown',
      'already-booked',
    ]);
  });

  it('has no amount', () => {
    expect(results([line('1', { amount: 0 }), line('2', { amount: -1 })], [gift('a')], none)).toEqual([
      'not-a-gift',
      'not-a-gift',
    ]);
  });

  it('is of a gift that another reference paid', () => {
    const booked = { ...none, gifts: [{ id: 'a', reference: 'RF-old' }] };
    expect(results([line('1', { reference: 'RF-a' })], [gift('a')], booked)).toEqual(['unknown']);
  });
});
