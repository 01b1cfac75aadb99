import { IntlMessageFormat } from 'intl-messageformat';
import { formatTime } from '#core/clock.ts';
import type { Moment, Say, Value } from '#core/message.ts';
import { ownValue } from '#core/own-value.ts';

/** Texts of the admin in Amharic, by their English; those with values are in the ICU message format. */
export type AmharicWords = Readonly<Record<string, string>>;

/** Returns the Amharic of an English text; null if there is none. */
export type Translate = (english: string) => string | null;

/** Makes a translator of whole texts, whatever space is around them. */
export function createTranslator(words: AmharicWords): Translate {
  return english => ownValue(words, english.trim()) ?? null;
}

/**
 * Says messages in English or Amharic, from Amharic texts by their English. A text without Amharic is said in English, and
 * one without values is never parsed. A value that a text names and nobody gave is an error.
 */
export function createSpeaker(words: AmharicWords): (language: string) => Say {
  const translate = createTranslator(words);
  const sayers = { en: sayer(() => null, englishMoment), am: sayer(translate, writeInAmharic) };
  return language => (language === 'am' ? sayers.am : sayers.en);
}

/** A moment alone is written by `write`; one in a sentence is in the language of the sentence, which may have no Amharic. */
function sayer(translate: Translate, write: (at: Moment) => string): Say {
  const parsed = new Map<string, IntlMessageFormat>();
  const say: Say = (message, given) => {
    if (typeof message === 'object' && 'at' in message) return write(message);
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
    return inAmharic ? writeInAmharic(value) : englishMoment(value);
  };
  return say;
}

/** Reads a text in the ICU message format; throws a SyntaxError if it is none. */
export const parse = (text: string, language: string): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

const englishFormat = ({ english, options }: Moment) => new Intl.DateTimeFormat(english, options);
const englishMoment = (moment: Moment) => englishFormat(moment).format(new Date(moment.at));

/** The year says its era, because a bare one would be read as Ethiopian; the time is last and on both clocks. */
function writeInAmharic({ at, english, options }: Moment): string {
  const parts = englishFormat({ at, english, options }).formatToParts(new Date(at));
  const hour = parts.findIndex(({ type }) => type === 'hour');
  const day = parts.slice(0, hour < 0 ? parts.length : hour).map(({ type, value }) => {
    if (type === 'year') return `${value} እ.ኤ.አ.`;
    if (type === 'literal') return value.replace(/,| at/, '፣');
    return type === 'month' || type === 'weekday' ? (dateNames.get(value) ?? value) : value;
  });
  return day.join('') + (hour < 0 ? '' : formatTime(clockTime(at, options), 'am'));
}

const clockTime = (at: string, { timeZone }: Moment['options']) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(at));

const listNames = (language: string, options: Intl.DateTimeFormatOptions, days: Date[]) =>
  days.map(day => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day));

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));

/** Weekdays and months as the admin writes them in English; in Amharic always in full, as nobody abbreviates them. */
const dateNames = new Map(
  (['long', 'short'] as const).flatMap(width =>
    (['en-GB', 'en'] as const).flatMap(english => [
      ...pairs(english, { month: width }, months),
      ...pairs(english, { weekday: width }, weekdays),
    ]),
  ),
);

function pairs(english: string, options: Intl.DateTimeFormatOptions, days: Date[]): [string, string][] {
  const inFull = Object.fromEntries(Object.keys(options).map(part => [part, 'long']));
  const amharic = listNames('am', inFull, days);
  return listNames(english, options, days).map((name, at) => [name, amharic[at] ?? name]);
}

/** The English of a label that may be in both languages; empty if it has none. */
export const englishLabel = (label: unknown): string => labelIn(label, 'en');

/** A label in `language`, else in English; empty if it has neither. */
export function labelIn(label: unknown, language: string): string {
  if (typeof label === 'string') return label;
  if (typeof label !== 'object' || label === null) return '';
  const texts = label as Record<string, unknown>;
  const text = ownValue(texts, language) ?? texts.en;
  return typeof text === 'string' ? text : '';
}
