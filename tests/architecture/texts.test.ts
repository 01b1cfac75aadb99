import { describe, expect, it } from 'vitest';
import { planted, readTree } from './checks/source-tree.ts';
import { bothLanguages, noWordsInMarkup } from './checks/texts.ts';

const tree = readTree();

/** Amharic texts without an Amharic letter, and why. */
const sameInBoth = {
  'src/site/frame/frame.texts.ts frameTexts.otherLanguage': 'a language is named in its own words',
};

const texts = (en: string, am: string) =>
  planted('src/site/x.texts.ts', `export const xTexts = { en: { a: ${en} }, am: { a: ${am} } } as const;`);
const check = (...files: Parameters<typeof planted>[]) =>
  bothLanguages({})(files.map(([path, text]) => planted(path, text)));

describe('texts in both languages', () => {
  it('every English text in the repository has an Amharic one', () => {
    expect(bothLanguages(sameInBoth)(tree)).toEqual([]);
  });

  it('a key missing in either language is reported, at any depth', () => {
    const lacking = "export const xTexts = { en: { a: 'A', b: { c: 'C' } }, am: { a: 'ሀ', b: { d: 'መ' } } };";
    expect(check(['src/site/x.texts.ts', lacking])).toEqual([
      'src/site/x.texts.ts:1 xTexts.b.am.c is missing',
      'src/site/x.texts.ts:1 xTexts.b.en.d is missing',
    ]);
  });

  it.each([
    ["''", "'ሀ'", 'is empty in a language'],
    ["'A'", "' '", 'is empty in a language'],
    ["'In {n} days'", "'በቀናት ውስጥ'", 'has other placeholders in Amharic'],
    ["'A'", "'በ{n} ቀን'", 'has other placeholders in Amharic'],
    ["'Menu'", "'Menu'", 'is not written in Amharic'],
    ["['A', 'B']", "['ሀ']", 'has lists of different length'],
  ])('the English text %s is refused beside the Amharic text %s', (en, am, problem) => {
    expect(bothLanguages({})([texts(en, am)])).toEqual([`src/site/x.texts.ts:1 xTexts.a ${problem}`]);
  });

  it.each([
    ["'{n} days'", "'{n} ቀናት'"],
    ["'{from}–{to}'", "'{to}–{from}'"],
    ["'17:00'", "'17:00'"],
    ["['A', 'B']", "['ሀ', 'ለ']"],
    ["new Intl.DateTimeFormat('en')", "new Intl.DateTimeFormat('am')"],
    ["'en'", "'am-u-ca-ethiopic'"],
  ])('the English text %s is allowed beside the Amharic text %s', (en, am) => {
    expect(bothLanguages({})([texts(en, am)])).toEqual([]);
  });

  it('a text is found through the name of a variable, in the same file and in another one', () => {
    const words =
      "import { am } from './x-amharic.ts';\nconst en = { a: 'A' };\nexport const xTexts = { en, am };";
    expect(
      check(
        ['src/site/x.texts.ts', words],
        ['src/site/x-amharic.ts', 'export const am = { a: "A" } as const;'],
      ),
    ).toEqual(['src/site/x.texts.ts:3 xTexts.a is not written in Amharic']);
  });

  it('a listed exception is allowed, and one that is no longer needed is reported', () => {
    const listed = { 'src/site/x.texts.ts xTexts.a': 'the name of a product' };
    expect(bothLanguages(listed)([texts("'Adey'", "'Adey'")])).toEqual([]);
    expect(bothLanguages(listed)([texts("'Menu'", "'ማውጫ'")])).toHaveLength(1);
  });
});

describe('texts of components', () => {
  it('components in the repository contain no text of their own', () => {
    expect(noWordsInMarkup(tree)).toEqual([]);
  });

  it.each([
    '<p>Read more</p>',
    "<p>{'Read more'}</p>",
    '<button aria-label="Close" />',
    '<img alt="A child" />',
    '<p>ይለግሱ</p>',
  ])('text in markup is reported: %s', markup => {
    expect(noWordsInMarkup([planted('src/site/x.tsx', `export const X = () => ${markup};`)])).toHaveLength(1);
  });

  it.each([
    '<p>{texts.more}</p>',
    '<p>–, ×</p>',
    '<button aria-label={texts.close} />',
    '<img alt="" />',
    "<p className={'read more'} />",
  ])('markup without text of its own is allowed: %s', markup => {
    expect(noWordsInMarkup([planted('src/site/x.tsx', `export const X = () => ${markup};`)])).toEqual([]);
  });
});
