import { describe, expect, it } from 'vitest';
import { decimalsOf, decimalText, smallestUnits } from './money.rules.ts';

describe('the decimals of a currency', () => {
  it.each([
    ['EUR', 2],
    ['ETB', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['eur', null],
    ['EU', null],
    ['EURO', null],
    ['E1R', null],
    ['', null],
  ])('are known for a code: "%s" has %s', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals);
  });
});

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
    ['1.500', 'EUR', 150],
    ['7.00', 'JPY', 7],
    ['1.234', 'KWD', 1234],
    ['90071992547409.91', 'EUR', 9007199254740991],
    [`${'0'.repeat(17)}5`, 'EUR', 500],
    [`5.${'0'.repeat(18)}`, 'EUR', 500],
  ])('is counted in smallest units: %s %s', (written, currency, units) => {
    expect(smallestUnits(written, currency)).toBe(units);
  });

  it.each([
    ['nothing', '', 'EUR'],
    ['a comma', '1,5', 'EUR'],
    ['a sign alone', '-', 'EUR'],
    ['two signs', '--1', 'EUR'],
    ['no whole number', '.5', 'EUR'],
    ['words before it', 'x1', 'EUR'],
    ['words after it', '1x', 'EUR'],
    ['words after its decimals', '1.5x', 'EUR'],
    ['more decimals than the currency', '1.505', 'EUR'],
    ['decimals in a currency without any', '7.5', 'JPY'],
    ['too large to be exact', '90071992547409.92', 'EUR'],
    ['too many digits', `${'0'.repeat(18)}5`, 'EUR'],
    ['too many decimals', `5.${'0'.repeat(19)}`, 'EUR'],
    ['an unknown currency', '1', 'euro'],
  ])('is refused with %s', (_, written, currency) => {
    expect(smallestUnits(written, currency)).toBeNull();
  });
});

describe('smallest units', () => {
  it.each([
    [123450, 'EUR', '1234.50'],
    [100, 'EUR', '1.00'],
    [10, 'EUR', '0.10'],
    [5, 'EUR', '0.05'],
    [0, 'EUR', '0.00'],
    [-5, 'EUR', '-0.05'],
    [-123450, 'EUR', '-1234.50'],
    [7, 'JPY', '7'],
    [-70, 'JPY', '-70'],
    [0, 'JPY', '0'],
    [1234, 'KWD', '1.234'],
    [12, 'unknown', '12'],
  ])('are written as a plain number: %i %s is %s', (units, currency, written) => {
    expect(decimalText(units, currency)).toBe(written);
  });
});
