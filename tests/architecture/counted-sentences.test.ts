import { en as payloadEnglish } from 'payload/i18n/en';
import { expect, it } from 'vitest';
import payloadAmharic from '#cms/language/amharic/payload.json' with { type: 'json' };
import { adminWords, sayIn } from '#cms/language/amharic.ts';
import { parse } from '#cms/language/translate.ts';
import { type Locale, locales } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import { badgeText, eventBadgeTexts } from '#features/events/event-timing.rules.ts';
import { foundWords, searchTexts, suggestedWords } from '#features/search/search.texts.ts';
import { byDonations } from '#money/donations/donate.texts.ts';
import { readTree } from './checks/source-tree.ts';
import { textsInBoth } from './checks/texts.ts';

const numbers = [0, 1, 2, 11];

/**
 * Names of values that are a number of things. A number that names something, such as a page, is none, nor one that is the
 * same in every sentence, such as the days in the bin, nor the claims of the charity.
 */
const isNumber = (name: string) =>
  /^(?:asked|checked|count|failed|failures|gifts|lines|money(?:In|Out)|n|paid|refused|solved|times|unsorted|visits)$/.test(
    name,
  );

const inSite = /\{+(\w+)\}+/g;

/** Sentences of the site and of mails of which code has more than one, by their place in the source. */
const chosenInCode: Record<string, (n: number, locale: Locale) => string> = {
  'eventBadgeTexts.days': (n, locale) =>
    badgeText({ state: 'upcoming', daysToGo: n }, eventBadgeTexts[locale]) ?? '',
  'searchTexts.found': (n, locale) => foundWords(n, '‹words›', searchTexts[locale]),
  'searchTexts.suggesting.some': (n, locale) => suggestedWords(n, searchTexts[locale].suggesting),
  'donateTexts.byDonations': (n, locale) => byDonations(n, locale),
};

type Sentence = { place: string; said: (n: number, locale: Locale) => string; of?: readonly number[] };

const siteSentences = textsInBoth(readTree())
  .filter(({ en }) => [...en.matchAll(inSite)].some(([, name = '']) => isNumber(name)))
  .map(({ path, at, ...words }): Sentence => {
    const filled = (n: number, locale: Locale) =>
      words[locale].replace(inSite, (_all, name) => (isNumber(name) ? String(n) : `‹${name}›`));
    return { place: `${path.replace('src/', '')} ${at}`, said: chosenInCode[at] ?? filled };
  });
siteSentences.push({ place: 'core/reading-time.ts', said: formatReadingTime });

const adminSentences = Object.keys(adminWords)
  .filter(english => /\{[a-z]\w*[,}]/i.test(english))
  .map(english => ({ english, values: valuesIn(english) }))
  .filter(({ values }) => values.some(({ isCounted }) => isCounted))
  .map(({ english, values }): Sentence => {
    const said = (n: number, locale: Locale) =>
      sayIn(locale)(
        english,
        Object.fromEntries(values.map(({ name, isCounted }) => [name, isCounted ? n : `‹${name}›`])),
      );
    return { place: '', said };
  });

const payloadTexts = new Map(leaves(payloadEnglish.translations));
const payloadSentences = leaves(payloadAmharic)
  .filter(([, am]) => am.includes('{{count}}'))
  .flatMap(([key, am]): Sentence[] => {
    const en = payloadTexts.get(key);
    // The editor keeps its own English.
    if (en === undefined) return [];
    const of = key.endsWith('_one') ? [1] : /_(?:other|many)$/.test(key) ? [0, 2, 11] : numbers;
    const said = (n: number, locale: Locale) =>
      ({ en, am })[locale]
        .replace(/<\/?\d>/g, '')
        .replace(inSite, (_all, name) => (name === 'count' ? String(n) : `‹${name}›`));
    return [{ place: key, said, of }];
  });

it('sentences with a number are approved for 0, 1, 2 and 11 in both languages', async () => {
  expect(siteSentences.length).toBeGreaterThan(12);
  expect(adminSentences.length).toBeGreaterThan(50);
  expect(payloadSentences.length).toBeGreaterThan(10);
  const page = [
    'What is said of 0, 1, 2 and 11 things, in English and Amharic. Read it aloud before you approve a change.',
    ...chapter('Site and mails', siteSentences),
    ...chapter('Admin', adminSentences),
    ...chapter('Admin, sentences of Payload', payloadSentences),
  ].join('\n\n');
  await expect(`${page}\n`).toMatchFileSnapshot('./approved/counted-sentences.txt');
});

it('a sentence that code chooses by its number is still in the source under that name', () => {
  const places = siteSentences.map(({ place }) => place.split(' ')[1]);
  expect(Object.keys(chosenInCode).filter(at => !places.includes(at))).toEqual([]);
});

function chapter(title: string, sentences: readonly Sentence[]): string[] {
  const texts = sentences.map(({ place, said, of = numbers }) =>
    [
      ...(place ? [place] : []),
      ...of.map(n => `${String(n).padStart(2)}  ${locales.map(locale => said(n, locale)).join('  |  ')}`),
    ].join('\n'),
  );
  return [`# ${title}`, ...texts];
}

/** The values of a message of the admin, and which of them are numbers of things. */
function valuesIn(english: string): { name: string; isCounted: boolean }[] {
  type Elements = ReturnType<ReturnType<typeof parse>['getAst']>;
  const found = new Map<string, boolean>();
  const visit = (elements: Elements): void => {
    for (const element of elements) {
      // Literals have no name, and `#` is a number that was named before.
      if (!('value' in element) || element.type === 0) continue;
      const isPlural = 'pluralType' in element;
      found.set(element.value, found.get(element.value) || isPlural || isNumber(element.value));
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(english, 'en').getAst());
  return [...found].map(([name, isCounted]) => ({ name, isCounted }));
}

function leaves(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value as object, `${path}${key}.`),
  );
}
