import { toWords } from 'payload/shared';
import { inAmharic } from './amharic.ts';

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
