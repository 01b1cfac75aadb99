import { describe, expect, it } from 'vitest';
import { type ColumnMap, columnsOf, readAmount, readDay } from './column-map.rules.ts';

const map: ColumnMap = {
  account: 'DE89370400440532013000',
  bookedOn: 'Day',
  amount: { signed: 'Amount' },
  currency: { always: 'EUR' },
  name: 'Name',
  words: ['Purpose', 'Note'],
  dates: 'iso',
  decimal: '.',
};

describe('the columns that a file must have', () => {
  it.each<[string, Partial<ColumnMap>, string[]]>([
    ['one for amounts with a sign', {}, ['Day', 'Amount', 'Name', 'Purpose', 'Note']],
    [
      'two for money in and money out',
      { amount: { credit: 'In', debit: 'Out' } },
      ['Day', 'In', 'Out', 'Name', 'Purpose', 'Note'],
    ],
    [
      'one for the currency',
      { currency: { column: 'Currency' } },
      ['Day', 'Amount', 'Name', 'Purpose', 'Note', 'Currency'],
    ],
    [
      'one for the reference',
      { reference: 'Reference' },
      ['Day', 'Amount', 'Name', 'Purpose', 'Note', 'Reference'],
    ],
  ])('are those of the map: %s', (_, more, columns) => {
    expect(columnsOf({ ...map, ...more })).toEqual(columns);
  });
});

describe('a day', () => {
  it.each([
    ...['2026-03-05', '2026/03/05', '2026.03.05', '20260305'],
    ...['2026-03-05T12:30:00Z', '2026-03-05 12:30'],
  ])('is read with the year first: %s', text => {
    expect(readDay(text, 'iso')).toBe('2026-03-05');
    expect(readDay(text, 'day-first')).toBeNull();
  });

  it.each([
    ...['5.3.2026', '05.03.2026', '05/03/26', '5-3-26', '5 3 2026'],
    ...['05.03.2026 12:30', '5.3.26 12:30'],
  ])('is read with the day first: %s', text => {
    expect(readDay(text, 'day-first')).toBe('2026-03-05');
    expect(readDay(text, 'iso')).toBeNull();
  });

  it('may be the last one of a leap year', () => {
    expect(readDay('29.02.2028', 'day-first')).toBe('2028-02-29');
    expect(readDay('2027-02-29', 'iso')).toBeNull();
    expect(readDay('31.12.2026', 'day-first')).toBe('2026-12-31');
  });

  it.each([
    ['', 'iso'],
    ['x2026-03-05', 'iso'],
    ['2026-03-05x', 'iso'],
    ['2026-3-05', 'iso'],
    ['2026-13-01', 'iso'],
    ['2026-04-31', 'iso'],
    ['', 'day-first'],
    ['x5.3.2026', 'day-first'],
    ['5.3.2026x', 'day-first'],
    ['5.3.202', 'day-first'],
    ['5_3_2026', 'day-first'],
    ['31.4.2026', 'day-first'],
    ['3.13.2026', 'day-first'],
  ] as const)('is refused where there is no such day: "%s", %s', (text, form) => {
    expect(readDay(text, form)).toBeNull();
  });
});

describe('an amount', () => {
  it.each([
    ['5', ',', 500],
    ['5,', ',', 500],
    ['5,5', ',', 550],
    ['+5,00', ',', 500],
    ['5,00+', ',', 500],
    ['-5,00', ',', -500],
    ['5,00-', ',', -500],
    ['−5,00', ',', -500],
    ['(5,00)', ',', -500],
    ['1.234,50', ',', 123450],
    ['1.234.567,89', ',', 123456789],
    ['12.345', ',', 1234500],
    ['123.456,00', ',', 12345600],
    ['12345,67', ',', 1234567],
    ['1,234.50', '.', 123450],
    ['1,234,567.89', '.', 123456789],
    ["1'234.50", '.', 123450],
    ['1’234.50', '.', 123450],
    ['1\u202F234.50', '.', 123450],
    ['- 1\u00A0234.50', '.', -123450],
    ['0,00', ',', 0],
    ['-0,00', ',', 0],
  ] as const)('is read as banks write it: "%s" with "%s"', (text, decimal, units) => {
    expect(readAmount(text, decimal, 'EUR')).toBe(units);
  });

  it.each([
    ['', ','],
    ['-', ','],
    ['total', ','],
    ['x5', ','],
    ['5x', ','],
    [',50', ','],
    ['5,00 EUR', ','],
    ['1,50', '.'],
    ['1.50', ','],
    ['12.34,50', ','],
    ['1234.567,00', ','],
    ['1.2345', ','],
    ['.234', ','],
    ['1,234,50', ','],
    ['1.234.50', '.'],
    ['+-5', ','],
    ['-5-', ','],
    ['+5-', ','],
    ['(12,00', ','],
    ['12,00)', ','],
    ['(-5)', ','],
    ['5(5', ','],
    ['5)5', ','],
    ['5-5', ','],
    ['1,505', ','],
  ] as const)('is refused where it is none, or not certain: "%s" with "%s"', (text, decimal) => {
    expect(readAmount(text, decimal, 'EUR')).toBeNull();
  });

  it('has the decimals of its currency', () => {
    expect(readAmount('-500', ',', 'JPY')).toBe(-500);
    expect(readAmount('1,234', ',', 'KWD')).toBe(1234);
    for (const text of ['5', '-5']) expect(readAmount(text, ',', 'euro')).toBeNull();
  });
});
