import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksTyped, readTypedCode, showTypedCode, toTypedCode } from './typed-code.rules.ts';

const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const codes = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(toTypedCode);

describe('a code for typing', () => {
  it('it has eight characters, none of which is o, 0, 1, i or l, and reads as itself', () => {
    fc.assert(
      fc.property(codes, code => {
        expect(code).toMatch(/^[2-9a-hjkmnp-z]{8}$/);
        expect(readTypedCode(code)).toBe(code);
      }),
    );
  });

  it('every single changed character is noticed', () => {
    fc.assert(
      fc.property(codes, code => {
        for (let place = 0; place < code.length; place++)
          for (const letter of letters)
            if (letter !== code[place])
              expect(readTypedCode(code.slice(0, place) + letter + code.slice(place + 1))).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('every swap of two characters is noticed, of neighbours and of others', () => {
    fc.assert(
      fc.property(codes, code => {
        for (let one = 0; one < code.length; one++)
          for (let other = one + 1; other < code.length; other++) {
            const swapped = [...code];
            [swapped[one], swapped[other]] = [code[other] ?? '', code[one] ?? ''];
            if (code[one] !== code[other]) expect(readTypedCode(swapped.join(''))).toBeNull();
          }
      }),
    );
  });

  it('different bytes give all characters in every place', () => {
    const made = fc.sample(codes, 2000);
    for (let place = 0; place < 8; place++)
      expect(new Set(made.map(code => code[place])).size, String(place)).toBe(letters.length);
  });

  it('capitals, wide letters, blanks and dashes are read as the same code', () => {
    fc.assert(
      fc.property(codes, code => {
        expect(showTypedCode(code)).toMatch(/^[2-9A-Z]{4} [2-9A-Z]{4}$/);
        expect(readTypedCode(showTypedCode(code))).toBe(code);
        expect(readTypedCode(` ${code.slice(0, 3)}–${code.slice(3)}\n`)).toBe(code);
        expect(
          readTypedCode(
            code.replace(/[a-z]/g, letter => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
          ),
        ).toBe(code);
      }),
    );
  });

  it('what is no code is null, and only eight letters or digits look like one', () => {
    for (const typed of ['', 'Hana', 'oooooooo', '00000000', 'ሰላምሰላምሰላ', '222222222', '💚💚💚💚💚💚💚💚'])
      expect(readTypedCode(typed), typed).toBeNull();
    expect(['o0o0-o0o0', 'abcd2345', 'Tadesse', 'ሰላምሰላምሰላ'].map(looksTyped)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
