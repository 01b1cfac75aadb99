import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinPairs } from '../../tests/support/amharic-in-latin.ts';
import { spellingPairs } from '../../tests/support/amharic-spellings.ts';
import { soundKeyOf } from './search-keys.ts';
import { foldWord, nearSpellings, wordsIn } from './search-words.ts';

const words = (text: string) => wordsIn(text).map(({ word }) => word);
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const amharic = fc.string({
  unit: fc.integer({ min: 0x1200, max: 0x135a }).map(code => String.fromCharCode(code)),
  maxLength: 12,
});

it('treats two hundred pairs of Amharic spellings as one word each', () => {
  expect(new Set(spellingPairs.map(pair => pair.join(' '))).size).toBeGreaterThanOrEqual(200);
  expect(spellingPairs.filter(([one, other]) => one === other)).toEqual([]);
  expect(spellingPairs.filter(([one, other]) => foldWord(one) !== foldWord(other))).toEqual([]);
});

it('finds a hundred Amharic words by their spelling in Latin letters', () => {
  expect(new Set(latinPairs.map(pair => pair.join(' '))).size).toBeGreaterThanOrEqual(100);
  const missed = latinPairs.filter(([word, typed]) => {
    const [one, other] = [soundKeyOf(foldWord(word)), soundKeyOf(foldWord(typed))];
    return one?.close !== other?.close && !(one?.loose && one.loose === other?.loose);
  });
  expect(missed).toEqual([]);
});

it('tells words apart that only look alike', () => {
  for (const [one, other] of [
    ['ሰላም', 'ሰለሞን'],
    ['ሀገር', 'ነገር'],
    ['ልጅ', 'ልብ'],
    ['ቤት', 'ቡት'],
    ['ጸሎት', 'ሰሎት'],
  ] as const)
    expect(foldWord(one)).not.toBe(foldWord(other));
  expect(soundKeyOf('selam')).not.toEqual(soundKeyOf('selamta'));
});

it('splits words at Ethiopic and Latin punctuation, but not at an apostrophe', () => {
  expect(words('ሰላም፡ለሁሉ።አደይ፣ children’s «care»—now')).toEqual(
    ['ሰላም', 'ለሁሉ', 'አደይ', 'childrens', 'care', 'now'].map(foldWord),
  );
});

const invisible = ['\u00ad', '\u200b', '\u2060', '\ufeff', '\u034f', '\ufe0f', '\u200d', '\u180e', '\u115f'];

it.each(invisible.map(sign => [`U+${sign.charCodeAt(0).toString(16)}`, sign]))(
  'nobody sees %s, so a word is the same with it',
  (_, sign) => {
    expect(words(`Fund${sign}raiser ለሁ${sign}${sign}ሉ`)).toEqual(words('Fundraiser ለሁሉ'));
    expect(words(`${sign}care${sign}, ${sign}`)).toEqual(['care']);
    expect(words(`children${sign}'${sign}s`)).toEqual(['childrens']);
  },
);

it.each([..."'’‘‛´′＇`ʼʻʽʹˈʾʿ՚ꞌ"])('a word with the apostrophe %s is the word with any other', sign => {
  expect(words(`Ra${sign}ee`)).toEqual(['raee']);
  expect(words(`${sign}Ali ${sign}quoted${sign} ${sign}`)).toEqual(['ali', 'quoted']);
});

it('marks a word in a text with all its invisible signs', () => {
  const text = 'A fund\u00adraiser\u00ad!';
  expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['A', 'fund\u00adraiser']);
});

it('reads numbers in Ethiopic numerals', () => {
  const numerals = { '፩': 1, '፲፪': 12, '፻': 100, '፪፻፶': 250, '፲፱፻፺፱': 1999, '፳፻፲፯': 2017, '፼': 10_000 };
  for (const [numeral, value] of Object.entries(numerals)) expect(words(numeral)).toEqual([String(value)]);
});

it('ignores case and diacritics', () => {
  expect(words('ÉCOLE Straße Ｆｕｌｌ')).toEqual(['ecole', 'straße', 'full']);
});

it('returns the position of each word in the text, up to a given number', () => {
  const text = '«ፀሐይ», the Sun';
  expect(wordsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['ፀሐይ', 'the', 'Sun']);
  expect(wordsIn(text, 2)).toHaveLength(2);
});

it('splits any text into words of letters and digits, whose folded form is stable', () => {
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

it('gives any Amharic word a sound in lower-case Latin letters, the same for all its spellings', () => {
  fc.assert(
    fc.property(amharic, word => {
      const key = soundKeyOf(foldWord(word));
      expect(key).toEqual(soundKeyOf(foldWord(foldWord(word))));
      if (key) expect(key.close + key.loose).toMatch(/^[a-z]+$/);
    }),
  );
});

it('gives no sound to words of other scripts', () => {
  for (const word of ['', '2024', 'мир', 'a1']) expect(soundKeyOf(word)).toBeNull();
});

it('matches a word with one letter wrong, missing, added or swapped, but no short word', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{5,12}$/),
      fc.nat(11),
      fc.constantFrom('x', 'q'),
      (word, at, letter) => {
        const place = at % word.length;
        const shares = (other: string) =>
          nearSpellings(other).some(near => nearSpellings(word).includes(near));
        expect(shares(word.slice(0, place) + letter + word.slice(place + 1))).toBe(true);
        expect(shares(word.slice(0, place) + letter + word.slice(place))).toBe(true);
        expect(shares(word.slice(0, place) + word.slice(place + 1))).toBe(true);
      },
    ),
  );
  expect(nearSpellings('cat')).toEqual([]);
});

it('leaves out each letter of a word of four to sixteen letters', () => {
  expect(nearSpellings('abcd').toSorted()).toEqual(['abc', 'abcd', 'abd', 'acd', 'bcd']);
  expect(nearSpellings('abcdefghijklmnop')).toHaveLength(17);
  expect(nearSpellings('abcdefghijklmnopq')).toEqual([]);
});

it('cuts a word after forty letters', () => {
  expect(words('a'.repeat(41))).toEqual(['a'.repeat(40)]);
});
