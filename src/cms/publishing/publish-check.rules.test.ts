import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import {
  areInOrder,
  type Facts,
  suggestionsFor as findingsOn,
  numbersToAsk,
  type Piece,
} from './publish-check.rules.ts';

const piece = (of: Partial<Piece>): Piece => ({
  path: 'heading',
  label: 'Heading',
  localized: true,
  text: '',
  links: [],
  levels: [],
  ...of,
});
const facts = (of: Partial<Facts>): Facts => ({
  pieces: { en: [], am: [] },
  pictures: [],
  deadLinks: new Set(),
  names: { areChanged: false, first: [], full: [] },
  ...of,
});
const suggestionsFor = (facts: Facts) =>
  findingsOn(facts).map(({ path, message }) => ({ path, message: inEnglish(message) }));
const messages = (of: Partial<Facts>) => suggestionsFor(facts(of)).map(({ message }) => message);
const ofText = (text: string, names: Partial<Facts['names']>) =>
  messages({
    pieces: { en: [piece({ text, localized: false })], am: [] },
    names: { areChanged: true, first: [], full: [], ...names },
  });

describe('suggestionsFor', () => {
  it('texts in one language only are counted in one message, which says what language visitors see', () => {
    const english = ['heading', 'a', 'b'].map(path => piece({ path, label: path, text: 'x' }));
    expect(suggestionsFor(facts({ pieces: { en: english, am: [] } }))).toEqual([
      {
        path: 'heading',
        message: '3 texts are missing in Amharic: visitors see the English. The first is “heading”.',
      },
    ]);
  });

  it('a field with text in one language only is named, with the language that visitors see', () => {
    const pieces = {
      en: [piece({ text: 'Drum day' }), piece({ path: 'a.0.text', label: 'Text', text: 'One' })],
      am: [
        piece({ text: ' ' }),
        piece({ path: 'a.0.text', text: 'አንድ' }),
        piece({ path: 'b', label: 'B', text: 'ሁለት' }),
      ],
    };
    expect(suggestionsFor(facts({ pieces }))).toEqual([
      { path: 'heading', message: '“Heading” is missing in Amharic: visitors see the English.' },
      { path: 'b', message: '“B” is missing in English: visitors see the Amharic.' },
    ]);
    expect(messages({ pieces: { en: [piece({ text: 'x', localized: false })], am: [] } })).toEqual([]);
  });

  it('a picture without a description in either language is reported', () => {
    const at = (en: string, am: string) => messages({ pictures: [{ path: 'img', en, am }] });
    expect(at('A drum', 'ከበሮ')).toEqual([]);
    expect(at('A drum', '')).toEqual(['The picture “A drum” has no description in Amharic.']);
    expect(at('', 'ከበሮ')).toEqual(['The picture “ከበሮ” has no description in English.']);
    expect(at(' ', '')).toEqual(['A picture has no description in English and in Amharic.']);
  });

  it('a heading that skips a level is reported, and no other', () => {
    expect([[], [2], [2, 3, 2, 3, 3]].map(areInOrder)).toEqual([true, true, true]);
    expect([[3], [2, 4], [2, 3, 2, 4]].map(areInOrder)).toEqual([false, false, false]);
    const level = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(fc.array(level), levels => {
        const skips = levels.some((one, at) => one - (at === 0 ? 1 : (levels[at - 1] ?? 0)) > 1);
        expect(areInOrder(levels)).toBe(!skips);
      }),
    );
    const body = piece({ label: 'Text', levels: [3] });
    expect(messages({ pieces: { en: [body], am: [] } })).toEqual([
      expect.stringContaining('A heading in “Text” skips a level'),
    ]);
  });

  it('a link to a page that does not exist is reported', () => {
    const text = piece({ label: 'Text', links: ['/news', '/news/gone'] });
    expect(messages({ pieces: { en: [text], am: [] }, deadLinks: new Set(['/news/gone']) })).toEqual([
      '“Text” links to /news/gone, but there is no such page.',
    ]);
  });

  it('a full name beside changed names is reported from the consent, in the field, or behind the first name', () => {
    const warned = (name: string) =>
      `“Heading” says “${name}”, but the page says that names are changed. Write a first name only.`;
    const full = ['Hanna Tesfaye', 'ሐና ተስፋዬ'];
    expect(ofText('Then hanna  Tesfaye laughed.', { full })).toEqual([warned('Hanna Tesfaye')]);
    expect(ofText('ሐና ተስፋዬ ሳቀች።', { full })).toEqual([warned('ሐና ተስፋዬ')]);
    expect(ofText('Hanna Tesfaye', { first: ['Hanna Tesfaye'] })).toEqual([warned('Hanna Tesfaye')]);
    expect(ofText(' Hanna Tesfaye ', { first: ['Hanna Tesfaye'] })).toEqual([warned('Hanna Tesfaye')]);
    expect(ofText('Hanna Tesfaye', { first: ['Sara Bekele'] })).toEqual([]);
    expect(ofText('Hanna', { first: ['Hanna'] })).toEqual([]);
    expect(ofText('Hanna Bekele is seven.', { first: ['Hanna'] })).toEqual([warned('Hanna Bekele')]);
    expect(ofText('Hanna is seven. Johanna Bekele is not.', { first: ['Hanna'], full })).toEqual([]);
    expect(ofText('Hanna Tesfaye', { full, areChanged: false })).toEqual([]);
    expect(ofText('Hanna', { full: ['Hanna'] }), 'one word is no full name').toEqual([]);
  });

  it('any name is compared literally and is found inside any text', () => {
    const word = fc.stringMatching(/^[A-Za-z.*+?()[\]\\^$|{}-]{1,8}$/);
    fc.assert(
      fc.property(word, word, fc.boolean(), (first, family, isThere) => {
        const name = `${first} ${family}`;
        const found = ofText(isThere ? `1 ${name} 2` : '1 2', { full: [name] });
        expect(found).toHaveLength(isThere ? 1 : 0);
      }),
    );
  });
});

describe('numbersToAsk', () => {
  const piece = (text: string, localized = true) => ({
    path: 'heading',
    label: 'Heading',
    localized,
    text,
    links: [],
    levels: [],
  });
  const ask = (text: string, answered: unknown[] = []) =>
    numbersToAsk([piece(text), piece(text), piece('9', false)], answered, new Set(['childrenHelped']));

  it('a number is asked about once, unless somebody answered that it is no claim', () => {
    expect(ask('We helped 160 children, 25% more.')).toMatchObject([
      { path: 'heading', number: '160' },
      { path: 'heading', number: '25%' },
    ]);
    expect(ask('We helped 160 children, 25% more.', ['160', '25%'])).toEqual([]);
    expect(ask('We helped {childrenHelped} children in 2024.')).toEqual([]);
  });

  it('a key that is no number of the register is pointed out, and of many numbers only some are asked about', () => {
    expect(inEnglish(ask('{familiesHelped} families')[0]?.message ?? '')).toBe(
      '“Heading” names {familiesHelped}, but none of our numbers is called so.',
    );
    expect(ask('1 2 3 4 5 6 7 8 9 10 11')).toHaveLength(8);
  });
});
