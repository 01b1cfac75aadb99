import iso from 'currency-codes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateFee,
  countDecimals,
  coverFee,
  currencyDecimals,
  decimalText,
  formatMoney,
  isCurrency,
  mostUnits,
  parseMoney,
} from './money.ts';

const units = fc.bigInt({ min: 1n, max: mostUnits });
const currency = fc.constantFrom(...currencyDecimals.keys());
const read = (typed: string, code = 'USD') => {
  const outcome = parseMoney(typed, code);
  return outcome.ok ? outcome.value.units : outcome.problem;
};

describe('currencies', () => {
  it('a currency is an ISO 4217 code in capitals, with its own number of decimals', () => {
    expect(['USD', 'ETB', 'EUR'].every(isCurrency)).toBe(true);
    expect(['usd', 'XX', '', 'US$', 'BTC', '__proto__'].some(isCurrency)).toBe(false);
    expect(['USD', 'ETB', 'JPY', 'KWD'].map(countDecimals)).toEqual([2, 2, 0, 3]);
    expect(['PKR', 'HUF', 'IDR', 'COP', 'IQD'].map(countDecimals)).toEqual([2, 2, 2, 2, 3]);
    expect(() => countDecimals('ABC')).toThrow(new RangeError('ABC is no currency'));
  });

  it('the currencies are those of ISO 4217 that people pay in, with their decimals', () => {
    const notPaidIn = /^(X(AG|AU|BA|BB|BC|BD|PD|PT|TS|XX|UA|SU|DR)|BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW)$/;
    const listed = iso.codes().filter(code => !notPaidIn.test(code));
    expect(listed.length).toBeGreaterThan(150);
    const newer = ['XCG', 2] as const;
    const withdrawn = ['HRK', 'SLL', 'ZWL'].map(code => [code, 2] as const);
    const byCode = (one: readonly [string, number], other: readonly [string, number]) =>
      one[0] < other[0] ? -1 : 1;
    expect([...currencyDecimals].sort(byCode)).toEqual(
      [...listed.map(code => [code, iso.code(code)?.digits ?? -1] as const), newer, ...withdrawn].sort(
        byCode,
      ),
    );
  });
});

describe('amounts that people type', () => {
  it.each([
    ['1,000.50', 100_050n],
    ['1 000', 100_000n],
    ['1\u00a0000', 100_000n],
    ['1\u202f000', 100_000n],
    ['1 234 567.8', 123_456_780n],
    ['25', 2_500n],
    [' 0.01 ', 1n],
    ['007', 700n],
    ['9999999999.99', 999_999_999_999n],
  ])('the typed amount %s is accepted', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['-5', 'negative'],
    ['− 5', 'negative'],
    ['0', 'nothing'],
    ['0.00', 'nothing'],
    ['0.001', 'too-precise'],
    ['1.500', 'too-precise'],
    ['10000000000', 'too-much'],
    ['9'.repeat(40), 'too-much'],
    ['9'.repeat(41), 'not-an-amount'],
    ['1e9', 'not-an-amount'],
    ['NaN', 'not-an-amount'],
    ['Infinity', 'not-an-amount'],
    ['0x10', 'not-an-amount'],
    ['1,5', 'not-an-amount'],
    ['1 0 0', 'not-an-amount'],
    ['1,00,000', 'not-an-amount'],
    ['1,000 000', 'not-an-amount'],
    ['1.000.000', 'not-an-amount'],
    ['.5', 'not-an-amount'],
    ['5.', 'not-an-amount'],
    ['١٢٣', 'not-an-amount'],
    ['፳፭', 'not-an-amount'],
    ['５', 'not-an-amount'],
    ['25 USD', 'not-an-amount'],
    ['--5', 'not-an-amount'],
  ])('the typed amount %s is rejected as %s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it('an amount is rejected in an unknown currency, and limited to the decimals of a known one', () => {
    expect(read('5', 'XYZ')).toBe('unknown-currency');
    expect(read('5.5', 'JPY')).toBe('too-precise');
    expect(read('5.125', 'KWD')).toBe(5_125n);
  });

  it('any typed text that is accepted becomes a positive amount within the limit', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."0123456789.,- 'eE+NaIx٣፩") }),
      fc.double().map(String),
      fc.stringMatching(/^[1-9]\d{0,2}([, ]\d{3}){0,3}(\.\d{1,3})?$/),
    );
    let accepted = 0;
    fc.assert(
      fc.property(hostile, currency, (typed, code) => {
        const outcome = parseMoney(typed, code);
        if (!outcome.ok) return;
        accepted += 1;
        expect(outcome.value.units).toBeGreaterThan(0n);
        expect(outcome.value.units).toBeLessThanOrEqual(mostUnits);
        expect(typed).toMatch(/^[\s\d.,']+$/);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('a written amount is parsed back, in every currency and with thousands separators', () => {
    fc.assert(
      fc.property(units, currency, (amount, code) => {
        const text = decimalText({ units: amount, currency: code });
        expect(read(text, code)).toBe(amount);
        const [whole = '', decimals] = text.split('.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        expect(read(decimals === undefined ? grouped : `${grouped}.${decimals}`, code)).toBe(amount);
      }),
    );
  });
});

describe('amounts for readers', () => {
  it('an amount for readers has the decimals it needs, in both languages', () => {
    expect(formatMoney({ units: 2_500n, currency: 'USD' }, 'en')).toBe('$25');
    expect(formatMoney({ units: 2_550n, currency: 'USD' }, 'en')).toBe('$25.50');
    expect(formatMoney({ units: 100_000n, currency: 'ETB' }, 'am')).toMatch(/1,000$/);
    expect(formatMoney({ units: 3n, currency: 'JPY' }, 'en')).toBe('¥3');
    expect(formatMoney({ units: 150_050n, currency: 'PKR' }, 'en').replaceAll('\u00a0', ' ')).toBe(
      'PKR 1,500.50',
    );
  });

  it('an amount is shown exactly where a floating-point number would be rounded', () => {
    expect(formatMoney({ units: 900_719_925_474_099_301n, currency: 'USD' }, 'en')).toBe(
      '$9,007,199,254,740,993.01',
    );
    expect(decimalText({ units: -5n, currency: 'USD' })).toBe('-0.05');
    expect(decimalText({ units: 0n, currency: 'USD' })).toBe('0.00');
  });
});

describe('covering the fee', () => {
  const rate = fc.record({
    basisPoints: fc.integer({ min: 0, max: 3_000 }),
    fixed: fc.bigInt({ min: 0n, max: 1_000n }),
  });

  it('covering the fee adds 0.34 to a gift of 1.00 and 3.30 to a gift of 100', () => {
    const stripe = { basisPoints: 290, fixed: 30n };
    const added = (donation: bigint) => coverFee({ units: donation, currency: 'USD' }, stripe).cover.units;
    expect([added(100n), added(10_000n)]).toEqual([34n, 330n]);
  });

  it('the covered fee leaves the whole gift, and is the smallest that does', () => {
    fc.assert(
      fc.property(units, rate, (donation, fee) => {
        const { total, cover } = coverFee({ units: donation, currency: 'USD' }, fee);
        expect(total.units - calculateFee(total.units, fee)).toBeGreaterThanOrEqual(donation);
        expect(total.units - 1n - calculateFee(total.units - 1n, fee)).toBeLessThan(donation);
        expect(total.units - cover.units).toBe(donation);
      }),
    );
  });

  it('covering the fee throws where the fee is negative or would take everything', () => {
    for (const basisPoints of [-1, 10_000, 10_001])
      expect(() => coverFee({ units: 1n, currency: 'USD' }, { basisPoints, fixed: 0n })).toThrow(
        'a fee is less than the whole',
      );
  });
});
