import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsLikeName, firstWord, hasOnlyNameLetters, isPersonName, namePattern } from './person-name.ts';

describe('a name on submit', () => {
  it.each(['Abeba', 'አበባ', 'Ольга', '明美', 'محمد', 'Ngũgĩ'])(
    '[VALID-09] may have letters of every script: %s',
    name => {
      expect(hasOnlyNameLetters(name)).toBe(true);
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(['Jose\u0301', 'अनिता', 'ሀ\u135fለ'])('[VALID-10] may have combining marks: %s', name => {
    expect(hasOnlyNameLetters(name)).toBe(true);
    expect(isPersonName(name)).toBe(true);
  });

  it.each(['Abeba Bekele', 'Bekele, Abeba', 'D. Abebe', "O'Neil", 'Anne-Marie', 'O’Neil', 'Anne‑Marie'])(
    '[VALID-11] may have space, comma, dot, apostrophe and hyphen, including the characters phones use: %s',
    name => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it('[VALID-12] may have no other characters', () => {
    const isAllowed = /^[\p{L}\p{M} ,.'’\-‐‑]$/u;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x10ffff }), point => {
        const character = String.fromCodePoint(point);
        fc.pre(!isAllowed.test(character));
        expect(hasOnlyNameLetters(`Ab${character}eba`)).toBe(false);
      }),
      { numRuns: 1000 },
    );
    for (const name of ['Abeba1', 'Abeba<b>', 'Ab_eba', 'Abeba\n', 'Ab\u0000eba', 'Abeba 😀', 'ab@c.d'])
      expect(isPersonName(name), name).toBe(false);
  });

  it('[VALID-19] is required', () => {
    for (const name of ['', ' ', '   ']) expect(isPersonName(name)).toBe(false);
  });

  it('has at most a hundred characters', () => {
    expect([isPersonName('a'.repeat(100)), isPersonName('a'.repeat(101))]).toEqual([true, false]);
  });
});

describe('a name while typing', () => {
  it.each(['Ab', "O'Neil", 'D. Abebe', 'A b', 'ሀለ'])(
    '[VALID-13] starts with a letter of any script and has two letters in all: %s',
    name => {
      expect(beginsLikeName(name)).toBe(true);
    },
  );

  it.each(['A', 'ሀ', 'A1', 'A.', '1Ab', '-Ab', ' Ab', 'e\u0301'])(
    '[VALID-13] with one letter, or with anything before the first letter, is not valid yet: %s',
    name => {
      expect(beginsLikeName(name)).toBe(false);
    },
  );

  it.each(['.', '--', "'", ", .'-"])('[VALID-14] of punctuation only is invalid: %s', name => {
    expect(beginsLikeName(name)).toBe(false);
  });

  it('[VALID-15] of two Ethiopic characters is valid', () => {
    expect(isPersonName('ሳባ')).toBe(true);
  });

  it('is accepted by the pattern of the field exactly when both rules accept it', () => {
    const field = new RegExp(`^(?:${namePattern})$`, 'v');
    const letters = fc.constantFrom(
      'a',
      'é',
      'አ',
      '\u0301',
      ' ',
      ',',
      '.',
      "'",
      '’',
      '-',
      '1',
      '_',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 8 }), text => {
        expect(field.test(text)).toBe(isPersonName(text));
      }),
    );
  });
});

describe('the first word of a name', () => {
  it.each([
    ['Abeba Bekele', 'Abeba'],
    ['  Abeba  ', 'Abeba'],
    ['ሳባ በቀለ', 'ሳባ'],
    ['', ''],
  ])('of %j is %j', (name, word) => {
    expect(firstWord(name)).toBe(word);
  });
});
