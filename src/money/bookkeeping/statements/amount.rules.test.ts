import { describe, expect, it } from 'vitest';
import {
  type DecimalMark,
  findDecimalMark,
  readDigits,
  sameCurrency,
  smallestUnits,
  takeApart,
} from './amount.rules.ts';

const readUnits = (written: string, currency: string) => {
  const units = smallestUnits(written, currency);
  return units.ok ? units.value : units.problem;
};

/** A cell in smallest units, or why not. */
const read = (text: string, mark: DecimalMark, currency = 'EUR') => {
  const apart = takeApart(text);
  if (!apart) return null;
  const units = readDigits(apart.digits, mark, currency);
  return units.ok ? units.value * (apart.sign ?? 1) : units.problem;
};

describe('a written number', () => {
  it.each([
    ['1234.5', 'EUR', 123450],
    [' 12 ', 'EUR', 1200],
    ['+3.25', 'EUR', 325],
    ['-3.25', 'EUR', -325],
    ['5.', 'EUR', 500],
    ['0.10', 'EUR', 10],
    ['-0', 'EUR', 0],
    ['-0.00', 'EUR', 0],
    ['12.50000', 'EUR', 1250],
    ['7.00', 'JPY', 7],
    ['1500.50', 'PKR', 150050],
    ['1500.50', 'HUF', 150050],
    ['1.234', 'IQD', 1234],
    ['90071992547409.91', 'EUR', 9007199254740991],
    [`${'0'.repeat(17)}5`, 'EUR', 500],
    [`5.${'0'.repeat(18)}`, 'EUR', 500],
  ])('a number is converted to the smallest units of its currency: %s %s', (written, currency, units) => {
    expect(readUnits(written, currency)).toBe(units);
  });

  it.each([
    ['nothing', '', 'EUR', 'not-an-amount'],
    ['a comma', '12,00', 'EUR', 'not-an-amount'],
    ['a sign alone', '-', 'EUR', 'not-an-amount'],
    ['two signs', '--1', 'EUR', 'not-an-amount'],
    ['no whole number', '.5', 'EUR', 'not-an-amount'],
    ['words before it', 'x1', 'EUR', 'not-an-amount'],
    ['words after it', '1x', 'EUR', 'not-an-amount'],
    ['an exponent', '1e3', 'EUR', 'not-an-amount'],
    ['five decimals', '12.34567', 'EUR', 'too-precise'],
    ['decimals in a currency without any', '7.5', 'JPY', 'too-precise'],
    ['too large to be exact', '90071992547409.92', 'EUR', 'too-large'],
    ['too many digits', `${'0'.repeat(18)}5`, 'EUR', 'not-an-amount'],
    ['too many decimals', `5.${'0'.repeat(19)}`, 'EUR', 'not-an-amount'],
    ['an unknown currency', '1', 'euro', 'not-an-amount'],
  ])('a number is refused with %s', (_, written, currency, why) => {
    expect(readUnits(written, currency)).toBe(why);
  });
});

describe('an amount as a bank writes it', () => {
  it.each<[string, DecimalMark, number]>([
    ['5', ',', 500],
    ['5,', ',', 500],
    ['5,5', ',', 550],
    ['+5,00', ',', 500],
    ['5,00+', ',', 500],
    ['-5,00', ',', -500],
    ['5,00-', ',', -500],
    ['−5,00', ',', -500],
    ['(5,00)', ',', -500],
    ['ETB 300.00', '.', 30000],
    ['Br. 300.00', '.', 30000],
    ['300 ብር', '.', 30000],
    ['400.00 CR', '.', 40000],
    ['400.00Dr', '.', -40000],
    ['12,00 S', ',', -1200],
    ['12,00 H', ',', 1200],
    ['-12.00 DR', '.', -1200],
    ['ETB (12.00)', '.', -1200],
    ['1.234,50 €', ',', 123450],
    ['1.234,50-', ',', -123450],
    ['1.234.567,89', ',', 123456789],
    ['12.345', ',', 1234500],
    ['1,234.50', '.', 123450],
    ['1,234,567.89', '.', 123456789],
    ['12,34,567.80', '.', 123456780],
    ["1'234.50", '.', 123450],
    ['1’234.50', '.', 123450],
    ['1\u202F234.50', '.', 123450],
    ['- 1\u00A0234.50', '.', -123450],
    ['12.5000', '.', 1250],
    ['１２.５０', '.', 1250],
    ['0,00', ',', 0],
  ])('an amount in bank notation is read: "%s" with "%s" as decimal mark', (text, mark, units) => {
    expect(read(text, mark)).toBe(units);
  });

  it.each<[string, DecimalMark, string | null]>([
    ['', ',', null],
    ['-', ',', null],
    ['total', ',', null],
    ['total 5', ',', null],
    ['5x', ',', null],
    [',50', ',', null],
    ['USD 5 EUR', '.', null],
    ['-400 CR', '.', null],
    ['400 CR DR', '.', null],
    ['500.-', '.', null],
    ['+-5', ',', null],
    ['--5', ',', null],
    ['-5-', ',', null],
    ['(12,00', ',', null],
    ['12,00)', ',', null],
    ['(-5)', ',', null],
    ['5(5', ',', null],
    ['5-5', ',', null],
    ['1,50', '.', 'not-an-amount'],
    ['1.50', ',', 'not-an-amount'],
    ['12.34,50', ',', 'not-an-amount'],
    ['1234.567,00', ',', 'not-an-amount'],
    ['1 23', ',', 'not-an-amount'],
    ['1,234,50', ',', 'not-an-amount'],
    ["1,234'567.00", '.', 'not-an-amount'],
    ['1.500', '.', 'too-precise'],
    ['1,505', ',', 'too-precise'],
    ['12.3456', '.', 'too-precise'],
  ])('an invalid or ambiguous amount is refused: "%s" with "%s" as decimal mark', (text, mark, why) => {
    expect(read(text, mark)).toBe(why);
  });

  it('the currency is read from an amount, and a dollar sign matches only dollar currencies', () => {
    const named = ['ETB 5', '5 EUR', '€5', '$5', 'US$ 5', '5'].map(text => takeApart(text)?.currency);
    expect(named).toEqual(['ETB', 'EUR', 'EUR', '$', 'USD', null]);
    expect([sameCurrency('$', 'CAD'), sameCurrency('$', 'EUR'), sameCurrency('ETB', 'ETB')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the decimal mark', () => {
  it.each<[string[], string, DecimalMark | null]>([
    [['12,50', '3'], 'EUR', ','],
    [['12.50'], 'EUR', '.'],
    [['1.234,50'], 'EUR', ','],
    [['1,234.50'], 'EUR', '.'],
    [['1.234.567'], 'EUR', ','],
    [['1.500', '2.000'], 'EUR', ','],
    [['1,500'], 'ETB', '.'],
    [['0.500'], 'EUR', '.'],
    [['5', '10'], 'EUR', '.'],
    [[], 'EUR', '.'],
    [['1,234'], 'KWD', null],
    [['1,50', '1.50'], 'EUR', null],
    [['1,50', '2,50', '1.50'], 'EUR', ','],
  ])('the decimal mark of %j in %s is %s', (digits, currency, mark) => {
    expect(findDecimalMark(digits, currency)).toBe(mark);
  });
});
