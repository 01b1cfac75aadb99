import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinPairs } from '../../tests/support/amharic-in-latin.ts';
import { spellingPairs } from '../../tests/support/amharic-spellings.ts';
import { toSoundKey } from './search-keys.ts';
import { foldWord, nearSpellings, wordsIn } from './search-words.ts';

const words = (text: string) => wordsIn(text).map(({ word }) => word);
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const amharic = fc.string({
  unit: fc.integer({ min: 0x1200, max: 0x135a }).map(code => String.fromCharCode(code)),
  maxLength: 12,
});

it('two hundred pairs of Amharic spellings fold to one word each', () => {
  expect(new Set(spellingPairs.map(pair => pair.join(' '))).size).toBeGreaterThanOrEqual(200);
  expect(spellingPairs.filter(([one, other]) => one === other)).toEqual([]);
  expect(spellingPairs.filter(([one, other]) => foldWord(one) !== foldWord(other))).toEqual([]);
});

it('a hundred Amharic words are found by their spelling in Latin letters', () => {
  expect(new Set(latinPairs.map(pair => pair.join(' '))).size).toBeGreaterThanOrEqual(100);
  const missed = latinPairs.filter(([word, typed]) => {
    const [one, other] = [toSoundKey(foldWord(word)), toSoundKey(foldWord(typed))];
    return one?.close !== other?.close && !(one?.loose && one.loose === other?.loose);
  });
  expect(missed).toEqual([]);
});

it('words that only look alike stay different', () => {
  for (const [one, other] of [
    ['ሰላም', 'ሰለሞን'],
    ['ሀገር', 'ነገር'],
    ['ልጅ', 'ልብ'],
    ['ቤት', 'ቡት'],
    ['ጸሎት', 'ሰሎት'],
  ] as const)
    expect(foldWord(one)).not.toBe(foldWord(other));
  expect(toSoundKey('selam')).not.toEqual(toSoundKey('selamta'));
});

it('text is split into words at Ethiopic and Latin punctuation, but not at an apostrophe', () => {
  expect(words('ሰላም፡ለሁሉ።አደይ፣ children’s «care»—now')).toEqual(
    ['ሰላም', 'ለሁሉ', 'አደይ', 'childrens', 'care', 'now'].map(foldWord),
  );
});

const invisible = ['\u00ad', '\u200b', '\u2060', '\ufeff', '\u034f', '\ufe0f', '\u200d', '\u180e', '\u115f'];

it.each(invisible.map(sign => [`U+${sign.charCodeAt(0).toString(16)}`, sign]))(
  'the invisible character %s is ignored in a word',
  (_, sign) => {
    expect(words(`Fund${sign}raiser ለሁ${sign}${sign}ሉ`)).toEqual(words('Fundraiser ለሁሉ'));
    expect(words(`${sign}care${sign}, ${sign}`)).toEqual(['care']);
    expect(words(`children${sign}'${sign}s`)).toEqual(['childrens']);
  },
);

it.each([..."'’‘‛´′＇`ʼʻʽʹˈʾʿ՚ꞌ"])('the apostrophe %s is left out of a word like any other', sign => {
  expect(words(`Ra${sign}ee`)).toEqual(['raee']);
  expect(words(`${sign}Ali ${sign}quoted${sign} ${sign}`)).toEqual(['ali', 'quoted']);
});

it('the position of a word in a text includes the invisible characters inside it', () => {
  const text = 'A fund\u00adraiser\u00ad!';
  expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['A', 'fund\u00adraiser']);
});

it('numbers in Ethiopic numerals are read as digits', () => {
  const numerals = { '፩': 1, '፲፪': 12, '፻': 100, '፪፻፶': 250, '፲፱፻፺፱': 1999, '፳፻፲፯': 2017, '፼': 10_000 };
  for (const [numeral, value] of Object.entries(numerals)) expect(words(numeral)).toEqual([String(value)]);
});

it('case and diacritics are ignored in words', () => {
  expect(words('ÉCOLE Straße Ｆｕｌｌ')).toEqual(['ecole', 'straße', 'full']);
});

it('wordsIn returns the position of each word in the text, up to a given number', () => {
  const text = '«ፀሐይ», the Sun';
  expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['ፀሐይ', 'the', 'Sun']);
  expect(wordsIn(text, 2)).toHaveLength(2);
});

it('any text is split into words of letters and digits, whose folded form is stable', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, amharic), text => {
      for (const { word, from, to } of wordsIn(text)) {
        expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        expect(foldWord(word)).toBe(word);
        expect(from).toBeLessThan(to);
      }
    }),
  );
});

it('the sound of any Amharic word has lower-case Latin letters only, and is stable under folding', () => {
  let found = 0;
  fc.assert(
    fc.property(amharic, word => {
      const key = toSoundKey(foldWord(word));
      expect(key).toEqual(toSoundKey(foldWord(foldWord(word))));
      if (!key) return;
      found += 1;
      expect(key.close + key.loose).toMatch(/^[a-z]+$/);
    }),
  );
  expect(found).toBeGreaterThan(0);
});

it('numbers and words of other scripts have no sound', () => {
  for (const word of ['', '2024', 'мир', 'a1']) expect(toSoundKey(word)).toBeNull();
});

it('a word matches with one letter wrong, added, missing or swapped, but a short word does not', () => {
  const shares = (one: string, other: string) =>
    nearSpellings(one).some(near => nearSpellings(other).includes(near));
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{5,12}$/),
      fc.nat(11),
      fc.constantFrom('x', 'q'),
      (word, at, letter) => {
        const place = at % word.length;
        const [before, here, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
        expect(shares(word, before + letter + after)).toBe(true);
        expect(shares(word, before + letter + here + after)).toBe(true);
        expect(shares(word, before + after)).toBe(true);
        expect(shares(word, before + after.slice(0, 1) + here + after.slice(1))).toBe(true);
      },
    ),
  );
  expect(shares('clinic', 'clniic')).toBe(true);
  expect(shares('clinic', 'clanac'), 'two letters are wrong').toBe(false);
  expect(nearSpellings('cat')).toEqual([]);
});

it('nearSpellings leaves out each letter of a word of four to sixteen letters', () => {
  expect(nearSpellings('abcd').toSorted()).toEqual(['abc', 'abcd', 'abd', 'acd', 'bcd']);
  expect(nearSpellings('abcdefghijklmnop')).toHaveLength(17);
  expect(nearSpellings('abcdefghijklmnopq')).toEqual([]);
});

it('a word is cut after forty letters', () => {
  expect(words('a'.repeat(41))).toEqual(['a'.repeat(40)]);
});
