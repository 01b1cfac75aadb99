import { deepMergeSimple, type SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { toWords } from 'payload/shared';
import payloadWords from './amharic/payload.json' with { type: 'json' };
import { inAmharic } from './amharic.ts';

/** Payload's own words for languages and links, as staff say them. */
export const plainWords = {
  error: {
    localesNotSaved_one: 'This language could not be saved:',
    localesNotSaved_other: 'These languages could not be saved:',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Write an address, or choose a page of this site.',
    chooseDocumentToLink: 'Page',
    customURL: 'An address',
    editLink: 'Link',
    enterURL: 'Address',
    internalLink: 'A page of this site',
    linkType: 'Where it leads',
    textToDisplay: 'Words of the link',
  },
  general: {
    allLocales: 'All languages',
    fallbackToDefaultLocale: 'Show the English where this is empty',
    locale: 'Language',
    locales: 'Languages',
  },
  localization: {
    cannotCopySameLocale: 'Choose two different languages.',
    copyToLocale: 'Copy to the other language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'Languages',
    selectLocaleToCopy: 'Choose the language to copy',
    selectLocaleToDuplicate: 'Choose the languages to copy',
  },
  version: {
    publishAllLocales: 'Publish in both languages',
    selectLocales: 'Choose the languages to show',
    showLocales: 'Show languages:',
  },
} as const;

/** A language of the admin as Payload describes one; its type lists only the languages that Payload ships. */
type Languages = Record<string, { dateFNSKey: string; translations: object }>;

/**
 * Lets staff choose Amharic for the admin in their account. Payload ships none: its words are ours where we have them
 * and English elsewhere. Needs the finished configuration, because the editor of long texts adds its words to it. Its
 * dates are made Amharic in the browser (staff/language/amharic-dates.tsx): date-fns has none.
 */
export function offerAmharic(config: SanitizedConfig): SanitizedConfig {
  const languages = config.i18n.supportedLanguages as unknown as Languages;
  const translations = config.i18n.translations as Record<string, object>;
  languages.en = en;
  languages.am = { dateFNSKey: 'en-US', translations: deepMergeSimple(en.translations, payloadWords) };
  translations.am = deepMergeSimple(translations.en ?? {}, payloadWords);
  return config;
}

type Values = Record<string, unknown>;

/** Texts that the admin shows. */
const TEXTS = new Set(['label', 'singular', 'plural', 'description', 'placeholder', 'group']);
/** What holds such texts, at any depth. */
const HOLDERS = new Set(['collections', 'globals', 'fields', 'tabs', 'blocks', 'options', 'labels', 'admin']);

/**
 * Gives the labels, descriptions, options and placeholders of collections, globals, fields or blocks in English and in
 * Amharic, at any depth, and lets validators speak the language of whoever saves. A text without Amharic stays as it is.
 * The blocks of an editor are out of reach from the collection that holds it, and are given here by themselves.
 */
export function inBothLanguages<Entry extends object>(entries: readonly Entry[]): Entry[] {
  return entries.map(entry => inBoth(entry as Values) as Entry);
}

function inBoth(holder: Values): Values {
  const changed = Object.entries(holder).map(([key, value]) => [key, valueIn(key, value)]);
  return Object.fromEntries([...labelOfName(holder), ...changed]);
}

function valueIn(key: string, value: unknown): unknown {
  if (TEXTS.has(key) && typeof value === 'string') return textInBoth(value);
  if (key === 'validate' && typeof value === 'function') return speaking(value as Validate);
  if (!HOLDERS.has(key)) return value;
  if (Array.isArray(value)) return value.map(one => entryIn(key, one));
  return isValues(value) ? inBoth(value) : value;
}

function entryIn(key: string, entry: unknown): unknown {
  if (key === 'options' && typeof entry === 'string') return { value: entry, label: textInBoth(entry) };
  return isValues(entry) ? inBoth(entry) : entry;
}

/** Payload makes labels from names; where they are shown, they need Amharic too. */
function labelOfName(holder: Values): [string, unknown][] {
  if (typeof holder.name !== 'string' || typeof holder.type !== 'string' || 'label' in holder) return [];
  const label = toWords(holder.name);
  return inAmharic(label) === null ? [] : [['label', textInBoth(label)]];
}

/** A text with its Amharic, as Payload takes labels; alone where it has none. */
export function textInBoth(en: string): string | { en: string; am: string } {
  const am = inAmharic(en);
  return am === null ? en : { en, am };
}

type Validate = (value: unknown, options: { req?: { i18n?: { language?: string } } }) => unknown;

/** A validator whose refusals are in the language of the admin. */
const speaking =
  (validate: Validate): Validate =>
  async (value, options) => {
    const verdict = await validate(value, options);
    if (typeof verdict !== 'string' || options.req?.i18n?.language !== 'am') return verdict;
    return inAmharic(verdict) ?? verdict;
  };

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
