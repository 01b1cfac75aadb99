import { IntlMessageFormat } from 'intl-messageformat';
import type { Moment, Say, Value } from '#core/message.ts';
import { ownValue } from '#core/own-value.ts';

/**
 * Texts of the admin in Amharic, by their English. `{1}` is a placeholder, numbered from the left of the English. In the
 * Amharic, `{1*}` is translated too if it is a text of its own, and `{1d}` has its names of days and months translated.
 */
export type AmharicWords = Readonly<Record<string, string>>;

/** Returns the Amharic of an English text; null if there is none. */
export type Translate = (english: string) => string | null;

const PLACEHOLDER = /\{(\d+)[*d]?\}/g;

/** Makes a translator; exact texts are tried before those with placeholders. */
export function translatorOf(words: AmharicWords): Translate {
  const patterns = Object.keys(words)
    .filter(english => english.search(PLACEHOLDER) >= 0)
    .sort((one, other) => fixedLength(other) - fixedLength(one))
    .map(english => ({ pattern: patternOf(english), amharic: words[english] ?? '' }));

  const translate: Translate = english => {
    const text = english.trim();
    if (Object.hasOwn(words, text)) return words[text] ?? null;
    for (const { pattern, amharic } of patterns) {
      const parts = pattern.exec(text);
      if (parts)
        return amharic.replace(PLACEHOLDER, (mark, place) => partOf(parts[Number(place)] ?? '', mark));
    }
    return null;
  };
  const partOf = (part: string, mark: string) => {
    if (mark.endsWith('d}')) return dateInAmharic(part);
    return mark.endsWith('*}') ? (translate(part) ?? part) : part;
  };
  return translate;
}

/**
 * Says messages in English or Amharic, from Amharic texts by their English. A text without Amharic is said in English, and
 * one without values is never parsed. A value that a text names and nobody gave is an error.
 */
export function speakerOf(words: AmharicWords): (language: string) => Say {
  const translate = translatorOf(words);
  const sayers = { en: sayer(() => null), am: sayer(translate) };
  return language => (language === 'am' ? sayers.am : sayers.en);
}

function sayer(translate: Translate): Say {
  const parsed = new Map<string, IntlMessageFormat>();
  const say: Say = (message, given) => {
    const { text, values } = typeof message === 'string' ? { text: message, values: given ?? {} } : message;
    const amharic = translate(text);
    if (Object.keys(values).length === 0) return amharic ?? text;
    const format = parsed.get(text) ?? parse(amharic ?? text, amharic === null ? 'en' : 'am');
    parsed.set(text, format);
    const said = Object.entries(values).map(([name, value]) => [name, sayValue(value, amharic !== null)]);
    return String(format.format(Object.fromEntries(said)));
  };
  const sayValue = (value: Value, inAmharic: boolean): string | number => {
    if (typeof value !== 'object') return value;
    if ('text' in value) return say(value);
    return inAmharic ? writeInAmharic(value) : englishFormat(value).format(new Date(value.at));
  };
  return say;
}

/** Reads a text in the ICU message format; throws a SyntaxError if it is none. */
export const parse = (text: string, language: string): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

const englishFormat = ({ english, options }: Moment) => new Intl.DateTimeFormat(english, options);

/** The year says its era, because a bare one would be read as Ethiopian. */
function writeInAmharic(moment: Moment): string {
  const parts = englishFormat(moment).formatToParts(new Date(moment.at));
  return parts
    .map(({ type, value }) => {
      if (type === 'year') return `${value} እ.ኤ.አ.`;
      if (type === 'literal') return value.replace(/,| at/, '፣');
      return type === 'month' || type === 'weekday' ? (dateNames.get(value) ?? value) : value;
    })
    .join('');
}

/** The pattern with the most fixed text is tried first, so that a short one does not match a longer text. */
const fixedLength = (english: string) => english.replace(PLACEHOLDER, '').length;

function patternOf(english: string): RegExp {
  const fixed = english.split(/\{\d+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('([^]*?)')}$`);
}

const namesOf = (language: string, options: Intl.DateTimeFormatOptions, days: Date[]) =>
  days.map(day => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day));

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));

/** Weekdays and months as the admin writes them in English. */
const dateNames = new Map(
  (['long', 'short'] as const).flatMap(width =>
    (['en-GB', 'en'] as const).flatMap(english => [
      ...pairs(english, { month: width }, months),
      ...pairs(english, { weekday: width }, weekdays),
    ]),
  ),
);

function pairs(english: string, options: Intl.DateTimeFormatOptions, days: Date[]): [string, string][] {
  const amharic = namesOf('am', options, days);
  return namesOf(english, options, days).map((name, at) => [name, amharic[at] ?? name]);
}

/** The year says its era, because a bare one would be read as Ethiopian. */
const dateInAmharic = (text: string) =>
  text
    .replace(/[A-Z][a-z]+/g, name => dateNames.get(name) ?? name)
    .replace(/\b\d{4}\b/, '$& እ.ኤ.አ.')
    .replaceAll(',', '፣');

/** The English of a label that may be in both languages; empty if it has none. */
export const englishOf = (label: unknown): string => labelIn(label, 'en');

/** A label in `language`, else in English; empty if it has neither. */
export function labelIn(label: unknown, language: string): string {
  if (typeof label === 'string') return label;
  if (typeof label !== 'object' || label === null) return '';
  const texts = label as Record<string, unknown>;
  const text = ownValue(texts, language) ?? texts.en;
  return typeof text === 'string' ? text : '';
}
