import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type StoredLine } from './same-line.rules.ts';
import type { StatementLine } from './statement-line.ts';

const line = (id: string, more: Partial<StatementLine> = {}): StatementLine => ({
  id,
  account: 'ET1',
  bookedOn: '2026-11-20',
  amount: 50_000,
  currency: 'ETB',
  name: 'Abebe Kebede',
  words: 'gift for the children',
  charges: 0,
  reversal: false,
  reference: null,
  balance: null,
  bankReference: null,
  ...more,
});
const stored = (id: string, more: Partial<StoredLine> = {}): StoredLine => ({
  ...line(id),
  form: 'csv',
  ...more,
});
const compare = (lines: StatementLine[], before: StoredLine[], form: 'csv' | 'camt' = 'csv') =>
  compareLines(lines, before, form).map(each => (each.is === 'new' ? 'new' : `${each.is} ${each.stored}`));

describe('a line that may be stored already', () => {
  it.each<[string, Partial<StatementLine>, Partial<StoredLine>]>([
    ['the very same words', {}, {}],
    ['other capitals', { name: 'ABEBE KEBEDE' }, {}],
    ['longer words', { words: 'Gift for the children, school in Gondar' }, {}],
    ['words that were cut short', { words: 'gift for the child' }, {}],
    ['name and words in other columns', { name: '', words: 'gift for the children Abebe Kebede' }, {}],
    ['a balance that it did not have', { balance: 100 }, {}],
    [
      'the reference of the bank, and words that are forgotten',
      { bankReference: 'FT1' },
      { bankReference: 'FT1', name: '', words: '' },
    ],
    ['no words, then and now', { name: '', words: '' }, { name: '', words: '' }],
  ])('a line is recognised as stored with %s', (_, more, before) => {
    expect(compare([line('a', more)], [stored('b', before)])).toEqual(['here b']);
  });

  it.each<[string, Partial<StatementLine>, Partial<StoredLine>]>([
    ['other words', { name: 'Sara', words: 'school' }, {}],
    ['words that are forgotten', {}, { name: '', words: '' }],
    ['no words', { name: '', words: '' }, {}],
    ['another balance', { balance: 100 }, { balance: 200 }],
    ['the same balance and other words', { balance: 100, name: 'Sara', words: 'x' }, { balance: 100 }],
    ['another reference of the bank', { bankReference: '2' }, { bankReference: '1' }],
    [
      'the reference of the bank and other words',
      { bankReference: 'FT1', words: 'x' },
      { bankReference: 'FT1' },
    ],
    [
      'the reference of the bank and another name',
      { bankReference: 'DONATION', name: 'Lulit Tesfaye' },
      { bankReference: 'DONATION' },
    ],
    [
      'the reference of the bank and another balance',
      { bankReference: 'FT1', balance: 100 },
      { bankReference: 'FT1', balance: 200 },
    ],
    [
      'the reference of the bank, the name and a day of another month',
      { bankReference: 'FT1', bookedOn: '2026-12-20' },
      { bankReference: 'FT1' },
    ],
    [
      'the same words where the names changed places',
      { name: 'Sara', words: 'for Abebe' },
      { name: 'Abebe', words: 'for Sara' },
    ],
    [
      'a name that the earlier description does not have',
      { name: 'Lulit Tesfaye', words: 'online transfer' },
      { name: '', words: 'online transfer' },
    ],
    ['a day that differs a little', { bookedOn: '2026-11-23' }, {}],
    [
      'a day that differs, and the payment reference',
      { bookedOn: '2026-11-22', words: 'a', reference: 'RF1' },
      { reference: 'RF1' },
    ],
  ])('staff are asked whether a line is stored already with %s', (_, more, before) => {
    expect(compare([line('a', more)], [stored('b', before)])).toEqual(['asked b']);
  });

  it.each<[string, Partial<StatementLine>]>([
    ['another amount', { amount: 50_001 }],
    ['money out', { amount: -50_000 }],
    ['another currency', { currency: 'EUR' }],
    ['a day that is far away', { bookedOn: '2026-12-20' }],
    ['other words on another day', { bookedOn: '2026-11-22', name: 'Sara', words: 'x' }],
  ])('a line is new with %s', (_, more) => {
    expect(compare([line('a', more)], [stored('b')])).toEqual(['new']);
  });

  it.each<[string, string, string]>([
    ['a gift of another month and another person', '2026-12-20', 'Lulit Tesfaye'],
    ['a gift of another person two days later', '2026-11-22', 'Lulit Tesfaye'],
  ])('a line with a non-unique reference is new for %s', (_, bookedOn, name) => {
    const now = line('a', { bankReference: 'DONATION', bookedOn, name, words: 'gift' });
    for (const form of ['csv', 'camt'] as const)
      expect(compare([now], [stored('b', { bankReference: 'DONATION', form })], form)).toEqual(['new']);
  });

  it('a line whose reference occurred more than once before is new, even from the same person', () => {
    const monthly = (id: string, month: number) =>
      stored(id, { bankReference: 'DONATION', bookedOn: `2026-0${month}-05` });
    const now = line('a', { bankReference: 'DONATION', bookedOn: '2026-11-05' });
    expect(compare([now], [monthly('b', 8), monthly('c', 9)])).toEqual(['new']);
  });

  it('a CAMT.053 line with another bank reference than the stored line is new', () => {
    const [now, before] = [
      line('a', { bankReference: '2' }),
      stored('b', { bankReference: '1', form: 'camt' }),
    ];
    expect(compare([now], [before], 'camt')).toEqual(['new']);
    expect(compare([now], [{ ...before, form: 'csv' }], 'camt')).toEqual(['asked b']);
  });
});

describe('equal lines on one day', () => {
  it('equal lines are paired by their text first, each with only one stored line', () => {
    const before = [stored('b1')];
    const sara = line('a1', { name: 'Sara', words: 'gift' });
    expect(compare([sara, line('a2')], before)).toEqual(['new', 'here b1']);
    expect(compare([line('a1'), line('a2'), line('a3')], [stored('b1'), stored('b2')])).toEqual([
      'here b1',
      'here b2',
      'new',
    ]);
  });

  it('lines that share one reference are paired by name, in any order', () => {
    const batch = ['Sara', 'Abebe Kebede', 'Lulit'].map((name, at) =>
      stored(`b${at}`, { bankReference: 'BATCH', name, words: '', form: 'camt' }),
    );
    const again = batch.map(({ form: _, ...each }, at) => line(`a${at}`, { ...each, id: `a${at}` }));
    expect(compare(again.toReversed(), batch, 'camt')).toEqual(['here b2', 'here b1', 'here b0']);
  });

  it('every line of a file is recognised when the file comes again in any order', () => {
    const made = fc.array(
      fc.record({
        amount: fc.constantFrom(100, 200, -100),
        name: fc.constantFrom('Sara', 'Abebe Kebede', ''),
        day: fc.constantFrom('2026-11-20', '2026-11-21'),
      }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(made, fc.array(fc.nat(24), { maxLength: 25 }), (payments, order) => {
        const before = payments.map(({ amount, name, day }, at) =>
          stored(`b${at}`, { amount, name, bookedOn: day, words: '' }),
        );
        const again = before.map(({ form: _, ...each }) => line(`a${each.id}`, each));
        for (const at of order) again.push(...again.splice(at, 1));
        const compared = compareLines(again, before, 'csv');
        expect(compared.every(({ is }) => is === 'here')).toBe(true);
        expect(new Set(compared.map(each => (each.is === 'new' ? '' : each.stored))).size).toBe(
          before.length,
        );
      }),
    );
  });
});
