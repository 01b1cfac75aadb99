import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWord } from '#core/search-words.ts';
import { cutExcerpt, markWords } from './mark-words.rules.ts';

const marked = (text: string, ...wanted: string[]) =>
  markWords(text, wanted.map(foldWord))
    .filter(({ isMarked }) => isMarked)
    .map(piece => piece.text);

it('words are marked as written in the text, in any spelling and script', () => {
  expect(marked('ጸሐይ ወጣች። A sunny day', 'ፀሀይ', 'sun')).toEqual(['ጸሐይ', 'sunny']);
  expect(marked('አደይ አበባ', 'adey')).toEqual(['አደይ']);
  expect(markWords('The pharmacist', ['parmacist'], true)[1]).toEqual({ text: 'pharmacist', isMarked: true });
  expect(marked('We garden <b>here</b>', 'gardens')).toEqual(['garden']);
  expect(marked('care and core', 'care')).toEqual(['care']);
});

it('marking words preserves the whole text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('a', 'ሰላም', '1'),
      (text, word) => {
        expect(
          markWords(text, [word])
            .map(piece => piece.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});

it('an excerpt of a long text contains the word and is cut between words', () => {
  const text = `${'before '.repeat(100)}needle ${'after '.repeat(100)}`.trim();
  const excerpt = cutExcerpt(text, ['needle']);
  expect(excerpt).toMatch(/^… before .*needle .*after …$/);
  expect(excerpt.length).toBeLessThan(240);
  expect(cutExcerpt('A short text.', ['other'])).toBe('A short text.');
});

it('a text is split only where a word is marked', () => {
  const piece = (of: string, isMarked: boolean) => ({ text: of, isMarked });
  expect(markWords('care', ['care'])).toEqual([piece('care', true)]);
  expect(markWords('care.', ['care'])).toEqual([piece('care', true), piece('.', false)]);
  expect(markWords('My care', ['care'])).toEqual([piece('My ', false), piece('care', true)]);
  expect(markWords('', ['care'])).toEqual([]);
});

it('similarly spelled words are not marked by default', () => {
  expect(marked('The pharmacist', 'parmacist')).toEqual([]);
});

it('an excerpt has no ellipsis at an end where nothing was cut', () => {
  expect(cutExcerpt('Care for all!', ['care'])).toBe('Care for all!');
  expect(cutExcerpt('“Care” for all!', ['all'])).toBe('“Care” for all!');
  expect(cutExcerpt('', ['care'])).toBe('');
  const long = `${'before '.repeat(40)}care`;
  expect(cutExcerpt(long, ['care'])).toMatch(/^… before .*before care$/);
  expect(cutExcerpt(`care ${'after '.repeat(80)}`, ['care'])).toMatch(/^care after .*after …$/);
});
