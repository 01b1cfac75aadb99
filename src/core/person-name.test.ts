import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginsLikeName,
  fillName,
  firstWord,
  hasOnlyNameLetters,
  isFullName,
  isPersonName,
  namePattern,
  plainName,
  tidyName,
} from './person-name.ts';

describe('names on submit', () => {
  it.each(['Abeba', 'አበባ', 'Ольга', '明美', 'محمد', 'Ngũgĩ'])(
    '[VALID-09] a name may have letters of every script: %s',
    name => {
      expect(hasOnlyNameLetters(name)).toBe(true);
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(['Jose\u0301', 'अनिता', 'ሀ\u135fለ'])('[VALID-10] a name may have combining marks: %s', name => {
    expect(hasOnlyNameLetters(name)).toBe(true);
    expect(isPersonName(name)).toBe(true);
  });

  it.each(['Abeba Bekele', 'Bekele, Abeba', 'D. Abebe', "O'Neil", 'Anne-Marie', 'O’Neil', 'Anne‑Marie'])(
    '[VALID-11] a name may have space, comma, dot, apostrophe and hyphen, also as phones type them: %s',
    name => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each([
    ['O‘Brien', "O'Brien"],
    ['O´Brien', "O'Brien"],
    ['O`Brien', "O'Brien"],
    ['Anne–Marie', 'Anne-Marie'],
    ['Almaz\u00a0Kebede', 'Almaz Kebede'],
    ['አልማዝ፡ከበደ', 'አልማዝ ከበደ'],
    ['  Almaz   Kebede ', 'Almaz Kebede'],
  ])(
    '[VALID-11] look-alikes of apostrophe, hyphen and space are accepted in a name and normalised: %s',
    (typed, stored) => {
      expect(isPersonName(typed.trim())).toBe(true);
      expect(plainName(typed)).toBe(stored);
      expect(isPersonName(plainName(typed))).toBe(true);
    },
  );

  it('invisible characters are stripped from names', () => {
    const pasted = '\u200eAl\u200bmaz\u00ad\u2060 Kebede\ufeff';
    expect([plainName(pasted), tidyName(pasted)]).toEqual(['Almaz Kebede', 'Almaz Kebede']);
    expect(isPersonName(plainName(pasted))).toBe(true);
  });

  it.each(['Almaz G/Medhin', 'W/ro Genet', 'ወ/ሮ አልማዝ', 'ገ/መድህን'])(
    'a name may have a slash between letters: %s',
    name => {
      expect([isPersonName(name), plainName(name)]).toEqual([true, name]);
    },
  );

  it.each(['Almaz /Medhin', 'Almaz G/ Medhin', '/Almaz', 'Almaz/', 'G//Medhin', 'ab/1c'])(
    'a name with a slash anywhere else is refused: %s',
    name => {
      expect(isPersonName(name)).toBe(false);
    },
  );

  it('[VALID-12] a name with any other character is refused', () => {
    const isAllowed = /^[\p{L}\p{M}\p{Zs}\p{Pd},.'’‘‛´`′＇−፡/]$/u;
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

  it('[VALID-19] an empty or blank name is refused', () => {
    for (const name of ['', ' ', '   ']) expect(isPersonName(name)).toBe(false);
  });

  it('a name of more than a hundred characters is refused', () => {
    expect([isPersonName('a'.repeat(100)), isPersonName('a'.repeat(101))]).toEqual([true, false]);
  });
});

describe('names while typing', () => {
  it.each(['Ab', "O'Neil", 'D. Abebe', 'A b', 'ሀለ'])(
    '[VALID-13] a typed name starts with a letter of any script and has two letters in all: %s',
    name => {
      expect(beginsLikeName(name)).toBe(true);
    },
  );

  it.each(['A', 'ሀ', 'A1', 'A.', '1Ab', '-Ab', ' Ab', 'e\u0301'])(
    '[VALID-13] a name with one letter, or that begins with anything else, is not valid yet: %s',
    name => {
      expect(beginsLikeName(name)).toBe(false);
    },
  );

  it.each(['.', '--', "'", ", .'-"])('[VALID-14] a name of punctuation only is invalid: %s', name => {
    expect(beginsLikeName(name)).toBe(false);
  });

  it('[VALID-15] a name of two Ethiopic characters is valid', () => {
    expect(isPersonName('ሳባ')).toBe(true);
  });

  it('the pattern of the name field accepts exactly the names that isPersonName accepts', () => {
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
      '/',
      '\u00a0',
      '‘',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 8 }), text => {
        expect(field.test(text)).toBe(isPersonName(text));
      }),
    );
  });
});

describe('names of people, couples and organisations', () => {
  it.each([
    'Almaz G/Medhin',
    'ወ/ሮ አልማዝ',
    'John & Mary Smith',
    'Rotary Club of Bole 9212',
    'St. Gabriel School (Bole)',
    'O‘Brien',
    '王小明',
    'X',
    'Smith + Söhne GmbH “Apotheke”',
    'ශ්\u200dරී ලංකා',
  ])('a full name is accepted as people write it: %s', name => {
    expect([isFullName(name), tidyName(name)]).toEqual([true, name]);
  });

  it('invisible characters and surrounding blanks are stripped from a full name', () => {
    expect(tidyName('\ufeffAlmaz\u00a0\u200bKebede\u200e ')).toBe('Almaz Kebede');
    expect(tidyName('Jose\u0301')).toBe('José');
  });

  it.each(['', '9212', '…', 'Almaz\nKebede', 'Al\u0000maz', 'Almaz\u2028Kebede', 'a'.repeat(121)])(
    'a full name is one line of printable characters with a letter: %j is refused',
    name => {
      expect(isFullName(tidyName(name))).toBe(false);
    },
  );

  it('a sentence that ends with a name ends with one dot', () => {
    expect(fillName('Thank you, {name}.', 'John Smith Jr.')).toBe('Thank you, John Smith Jr.');
    expect(fillName('Thank you, {name}.', '$& Abeba')).toBe('Thank you, $& Abeba.');
  });
});

describe('the first word of a name', () => {
  it.each([
    ['Abeba Bekele', 'Abeba'],
    ['  Abeba  ', 'Abeba'],
    ['ሳባ በቀለ', 'ሳባ'],
    ['', ''],
  ])('the first word of the name %j is %j', (name, word) => {
    expect(firstWord(name)).toBe(word);
  });
});
