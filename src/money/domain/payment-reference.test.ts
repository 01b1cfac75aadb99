import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPaymentReferences,
  isIban,
  isPaymentReference,
  makePaymentReference,
  newPaymentReference,
  parsePaymentReference,
  printPaymentReference,
} from './payment-reference.ts';

const ours = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 12, maxLength: 12 })
  .map(makePaymentReference);

describe('payment references', () => {
  it('payment references have the check digits of the ISO 11649 example', () => {
    expect(makePaymentReference('539007547034')).toBe('RF18539007547034');
    expect(printPaymentReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
  });

  it('new payment references are unique, valid and free of the letters I, L, O and U', () => {
    const references = Array.from({ length: 500 }, newPaymentReference);
    expect(new Set(references).size).toBe(500);
    for (const reference of references) expect(reference).toMatch(/^RF\d{2}[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(references.every(isPaymentReference)).toBe(true);
  });

  it('a reference body that ISO 11649 does not allow throws a RangeError', () => {
    for (const body of ['', 'a', 'A B', 'X'.repeat(22), 'ÄB'])
      expect(() => makePaymentReference(body)).toThrow(RangeError);
  });

  it('payment references are parsed in any spacing and case', () => {
    fc.assert(
      fc.property(ours, fc.constantFrom(' ', '-', '\n', '.', '\u00A0'), (reference, gap) => {
        expect(parsePaymentReference([...reference.toLowerCase()].join(gap))).toBe(reference);
      }),
    );
  });

  it('a typed O is parsed as 0 and l as 1, unless both readings have valid check digits', () => {
    fc.assert(
      fc.property(ours, reference => {
        const typed = `RF${reference.slice(2).replaceAll('0', 'O').replaceAll('1', 'l')}`;
        const read = parsePaymentReference(typed);
        const fitsAsTyped = isPaymentReference(typed.toUpperCase()) && typed.toUpperCase() !== reference;
        expect(read).toBe(fitsAsTyped ? null : reference);
      }),
    );
  });

  // A digit in place of a letter makes the checked number longer, which the check digits may miss.
  it('a payment reference with one wrong digit or letter, or two of a kind swapped, is rejected', () => {
    fc.assert(
      fc.property(ours, fc.integer({ min: 2, max: 15 }), fc.nat({ max: 25 }), (reference, at, other) => {
        const signs = [...reference];
        const sign = signs[at] ?? '';
        const isDigit = /\d/.test(sign);
        const wrong = isDigit ? String(other % 10) : String.fromCharCode(65 + other);
        if (wrong !== sign) expect(isPaymentReference(signs.with(at, wrong).join(''))).toBe(false);
        const next = signs[at + 1] ?? sign;
        if (next === sign || /\d/.test(next) !== isDigit) return;
        const swapped = signs.with(at, next).with(at + 1, sign);
        expect(isPaymentReference(swapped.join(''))).toBe(false);
      }),
    );
  });

  it('payment references are found in the text of a transfer, even broken or without spaces', () => {
    fc.assert(
      fc.property(ours, ours, (first, second) => {
        const words = `gift${first.slice(0, 9)}\n${first.slice(9)} and ${printPaymentReference(second).toLowerCase()}, thanks`;
        const found = findPaymentReferences(words);
        expect(found).toContain(first);
        expect(found).toContain(second);
      }),
    );
    expect(findPaymentReferences('RF18 5390 0754 7035, RFC 2119, RF')).toEqual([]);
  });

  it('IBANs are checked with the same check digits as payment references', () => {
    expect(isIban('DE89370400440532013000')).toBe(true);
    expect(isIban('DE88370400440532013000')).toBe(false);
    expect(isIban('de89 3704')).toBe(false);
  });
});
