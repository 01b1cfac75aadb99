import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newGiftReference, parseGiftReference, printReference, referenceOf } from './gift-reference.rules.ts';

const body = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 1,
  maxLength: 21,
});

describe('the reference of a gift', () => {
  it('is the one of the standard: RF18 5390 0754 7034', () => {
    expect(referenceOf('539007547034')).toBe('RF18539007547034');
    expect(printReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
    expect(parseGiftReference(' rf18 5390-0754 7034 ')).toBe('RF18539007547034');
  });

  it('is read again as it was made, however it is printed', () => {
    fc.assert(
      fc.property(body, made => {
        const reference = referenceOf(made);
        expect(parseGiftReference(printReference(reference).toLowerCase())).toBe(reference);
      }),
    );
    const many = new Set(Array.from({ length: 1000 }, newGiftReference));
    expect(many.size).toBe(1000);
    for (const each of many) expect(parseGiftReference(each)).toMatch(/^RF\d{2}[0-9A-HJKMNP-TV-Z]{12}$/);
  });

  it('with one digit or letter wrong, or two neighbours swapped, is none', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.nat({ max: 25 }), (made, place, other) => {
        const signs = [...referenceOf(made)];
        const at = 2 + (place % (signs.length - 2));
        const sign = signs[at] ?? '';
        const isDigit = /\d/.test(sign);
        const wrong = isDigit ? String(other % 10) : String.fromCharCode(65 + other);
        if (wrong !== sign) expect(parseGiftReference(signs.with(at, wrong).join(''))).toBeNull();
        const next = signs[at + 1];
        if (next === undefined || next === sign || /\d/.test(next) !== isDigit) return;
        expect(
          parseGiftReference(
            signs
              .with(at, next)
              .with(at + 1, sign)
              .join(''),
          ),
        ).toBeNull();
      }),
    );
  });

  it.each([
    '',
    'RF',
    'RF18',
    'RF99539007547034',
    'XX18539007547034',
    'RF18፭39007547034',
    `RF18${'1'.repeat(22)}`,
  ])('%j is none', text => {
    expect(parseGiftReference(text)).toBeNull();
  });

  it('takes no other signs', () => {
    expect(() => referenceOf('a b')).toThrow(RangeError);
    expect(() => referenceOf('')).toThrow(RangeError);
    expect(() => referenceOf('1'.repeat(22))).toThrow(RangeError);
  });
});
