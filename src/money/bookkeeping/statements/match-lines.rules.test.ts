import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExpectedDonation, matchLines } from './match-lines.rules.ts';
import type { StatementLine } from './statement-line.ts';

const none = { lineIds: new Set<string>(), donations: [] };
const donation = (id: string, more: Partial<ExpectedDonation> = {}): ExpectedDonation => ({
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
  it('lines are matched by reference first, then gifts are proposed by amount and name', () => {
    const donations = [donation('a'), donation('b'), donation('c', { name: 'Sara', amount: 900 })];
    const matches = matchLines([line('2'), line('1', { reference: 'RF-a' })], donations, none);
    expect(matches[1]).toMatchObject({ result: 'matched', donationId: 'a' });
    expect(matches[0]).toMatchObject({ result: 'proposed', proposals: [{ donationId: 'b', score: 1 }] });
  });

  it('lines that cannot be matched for certain are classified for staff to check', () => {
    const donations = [donation('a'), donation('b'), donation('c', { currency: 'USD' })];
    expect(results([line('1')], donations, none)).toEqual(['ambiguous']);
    expect(results([line('1', { reference: 'RF-a', amount: 1 })], donations, none)).toEqual(['other-amount']);
    expect(results([line('1', { reference: 'RF-c' })], donations, none)).toEqual(['other-amount']);
    expect(results([line('1', { amount: -5000, reference: 'RF-a' })], donations, none)).toEqual([
      'not-a-donation',
    ]);
    expect(results([line('1', { reversal: true, reference: 'RF-a' })], donations, none)).toEqual([
      'not-a-donation',
    ]);
    expect(results([line('1', { name: 'Nobody', amount: 3 })], donations, none)).toEqual(['unknown']);
    expect(
      results([line('1', { reference: 'RF-a' }), line('2', { reference: 'RF-a' })], donations, none),
    ).toEqual(['matched', 'paid-again']);
    expect(
      results([line('1', { reference: 'RF-a' })], donations, {
        ...none,
        donations: [{ id: 'a', reference: 'RF-a' }],
      }),
    ).toEqual(['paid-again']);
  });

  it('bank charges count towards the amount of a gift when a line is matched', () => {
    const charged = { amount: 11_950, charges: 100 };
    const [whole, less] = [
      donation('a', { amount: 12_050 }),
      donation('b', { amount: 11_950, name: 'Sara' }),
    ];
    expect(results([line('1', { reference: 'RF-a', ...charged })], [whole], none)).toEqual(['matched']);
    expect(results([line('1', { reference: 'RF-b', ...charged })], [less], none)).toEqual(['matched']);
    expect(results([line('1', { reference: 'RF-a', amount: 11_950 })], [whole], none)).toEqual([
      'other-amount',
    ]);
    const [proposed] = matchLines([line('1', charged)], [whole], none);
    expect(proposed).toMatchObject({ result: 'proposed', proposals: [{ donationId: 'a', score: 1 }] });
  });

  it('overlapping files never match a gift or a line twice', () => {
    const lines = fc.array(
      fc
        .record({ at: fc.nat(15), donation: fc.nat(9), amount: fc.constantFrom(5000, -5000, 700) })
        .map(made => line(`${made.at}`, { reference: `RF-${made.donation}`, amount: made.amount })),
      { maxLength: 30 },
    );
    const donations = Array.from({ length: 10 }, (_, index) => donation(String(index)));
    fc.assert(
      fc.property(lines, fc.nat(30), fc.nat(30), (all, a, b) => {
        const [firstEnd, secondStart] = [Math.max(a, b), Math.min(a, b)];
        const first = matchLines(all.slice(0, firstEnd), donations, none).filter(
          each => each.result === 'matched',
        );
        const booked = {
          lineIds: new Set(first.map(each => each.line.id)),
          donations: first.map(each => ({ id: each.donationId, reference: `RF-${each.donationId}` })),
        };
        const second = matchLines(all.slice(secondStart), donations, booked).filter(
          each => each.result === 'matched',
        );
        const both = [...first, ...second];
        expect(new Set(both.map(each => each.donationId)).size).toBe(both.length);
        expect(new Set(both.map(each => each.line.id)).size).toBe(both.length);
        for (const each of both) expect(each.line.amount).toBe(5000);
      }),
    );
  });
});

describe('a line without a matching reference', () => {
  const match = (name: string, donations: ExpectedDonation[], more: Partial<StatementLine> = {}) =>
    matchLines([line('1', { name, ...more })], donations, none)[0];

  it.each([
    ['Jörg Müller', 'Dr. Jörg Müller', 1],
    ['Müller', 'J. Müller', 1],
    ['Jörg Müller', 'Herr MÜLLER Jorg', 1],
    ['Jörg Meier', 'Jörg Müller', 0.75],
    ['Müller', 'Drago Müller', 0.83],
    ['Müller', 'Sandr Müller', 0.83],
    ['Sara', 'Jörg Müller', 0.5],
    ['', '', 0.5],
  ])('a line of "%s" and a gift of "%s" have the score %s', (of, name, score) => {
    expect(match(of, [donation('a', { name })])).toMatchObject({
      result: 'proposed',
      proposals: [{ donationId: 'a', score }],
    });
  });

  it('a gift with another amount is proposed only if the whole name matches', () => {
    const other = [donation('a', { amount: 700 })];
    expect(match('Jörg Müller', other)).toMatchObject({ proposals: [{ donationId: 'a', score: 0.5 }] });
    expect(match('Jörg Meier', other)).toMatchObject({ result: 'unknown' });
  });

  it('the proposed gift with the highest score comes first', () => {
    expect(match('Jörg Müller', [donation('b', { name: 'Sara' }), donation('a')])).toMatchObject({
      result: 'proposed',
      proposals: [
        { donationId: 'a', score: 1 },
        { donationId: 'b', score: 0.5 },
      ],
    });
  });

  it('at most five gifts are proposed, ordered by id when their scores are equal', () => {
    const found = match(
      'Jörg Müller',
      ['g', 'a', 'f', 'b', 'e', 'c', 'd'].map(id => donation(id)),
    );
    expect(found).toMatchObject({
      result: 'ambiguous',
      proposals: ['a', 'b', 'c', 'd', 'e'].map(donationId => ({ donationId, score: 1 })),
    });
  });

  it('a line with an unknown reference is proposed by amount and name', () => {
    expect(match('Jörg Müller', [donation('a')], { reference: 'RF-x' })).toMatchObject({
      result: 'proposed',
    });
  });
});

describe('lines that pay no gift', () => {
  it('a line that is booked already or repeated in its file is already-booked', () => {
    const booked = { lineIds: new Set(['1']), donations: [] };
    expect(results([line('1'), line('2'), line('2')], [], booked)).toEqual([
      'already-booked',
      'unknown',
      'already-booked',
    ]);
  });

  it('a line with a zero or negative amount is not a donation', () => {
    expect(results([line('1', { amount: 0 }), line('2', { amount: -1 })], [donation('a')], none)).toEqual([
      'not-a-donation',
      'not-a-donation',
    ]);
  });

  it('a line with the reference of a gift booked under another reference is unknown', () => {
    const booked = { ...none, donations: [{ id: 'a', reference: 'RF-old' }] };
    expect(results([line('1', { reference: 'RF-a' })], [donation('a')], booked)).toEqual(['unknown']);
  });
});
