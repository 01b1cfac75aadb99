import { CHARITY_ZONE } from './zoned-time.ts';

/**
 * A text of the admin as the code knows it: plain English, or English in the ICU message format with its values, such as
 * `{days, plural, one {# day} other {# days}} left`. It is said in a language where it is shown.
 */
export type Message = string | Filled;

export type Filled = { readonly text: string; readonly values: Values };

export type Values = Readonly<Record<string, Value>>;

/** Strings and numbers stay as they are; a message in a message is said in the same language, a moment is written in it. */
export type Value = string | number | Filled | Moment;

/** An ISO instant or day, and how English writes it; Amharic writes the same parts with its own names. */
export type Moment = {
  readonly at: string;
  readonly english: 'en' | 'en-GB';
  readonly options: Intl.DateTimeFormatOptions;
};

/** Says a message, or writes a day or a moment, in one language. */
export type Say = (message: Message | Moment, values?: Values) => string;

/** A message that is said later. Alone it makes a text the value of another one, such as the label of a field. */
export const message = (text: Message, values: Values = {}): Filled =>
  typeof text === 'string' ? { text, values } : text;

const day = { month: 'short', day: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The day of an ISO instant in Addis Ababa, or an ISO day, as a value of a message: `Nov 29, 2026`, as on the site. */
export const shownDay = (at: string | Date): Moment =>
  moment(at, 'en', { ...day, timeZone: CHARITY_ZONE.id });

/** An ISO instant as a value of a message, in Addis Ababa: `Nov 29, 2026, 12:05`. */
export const shownMoment = (at: string | Date): Moment =>
  moment(at, 'en', { ...day, ...clock, timeZone: CHARITY_ZONE.id });

/** An instant (ISO or Date) as a value of a message; `options` need a time zone unless it is the reader's own. */
export const moment = (
  at: string | Date,
  english: Moment['english'],
  options: Intl.DateTimeFormatOptions,
): Moment => ({ at: new Date(at).toISOString(), english, options });
