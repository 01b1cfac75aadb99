import { z } from 'zod';
import { comparedEmail } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import type { Holder } from '../orders/holders.ts';

/** Longest subject and message, in UTF-16 units: a form with both languages in Amharic stays below 64 KB. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_MESSAGE = 3000;

export const audiences = ['all', 'kind', 'inside', 'outside', 'waiting', 'order', 'chosen'] as const;

/**
 * Whom a letter goes to: everybody with a valid ticket, those with one of the kind `of`, those who are inside with a ticket or
 * not yet, those who wait for places, the holder of the order `of`, or those who were chosen by hand.
 */
export type Audience = { to: (typeof audiences)[number]; of: string | null };

/** The subject and message in each language that staff wrote in. */
export type LetterWords = Partial<Record<Locale, { subject: string; message: string }>>;

/** A mail of staff to those with tickets of an event. Times are in ms since 1970; `people` is null until it is sent. */
export type Letter = {
  id: string;
  event: number;
  audience: Audience;
  /** The orders that were chosen by hand; they count while the audience is `chosen`. */
  chosen: readonly string[];
  words: LetterWords;
  /** Increases with each change. */
  revision: number;
  changedAt: number;
  sentAt: number | null;
  sentBy: number | null;
  people: number | null;
};

/** A letter as it is written in the form; `revision` is the one that the form showed, 0 for a new letter. */
export type LetterDraft = Pick<Letter, 'id' | 'event' | 'audience' | 'chosen' | 'words' | 'revision'>;

/** The names of the fields. */
export const subjectField = (locale: Locale) => `subject-${locale}` as const;
export const messageField = (locale: Locale) => `message-${locale}` as const;

/** Orders that are chosen by hand for one letter; its form still stays below 64 KB. More are a group. */
export const MOST_CHOSEN = 100;

/** The name of the field that chooses an order. */
export const chosenField = (order: string) => `order-${order}` as const;

/** The orders that are chosen in a form. */
const readChosen = (fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields).flatMap(
    name => /^order-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(name)?.[1] ?? [],
  );

/** The field that is wrong, and why. */
export type LetterProblem = { field: string; why: 'empty' | 'noSubject' | 'noMessage' };

const audienceShape = z
  .string()
  .regex(
    /^(?:all|inside|outside|waiting|chosen|kind:[\w-]{1,40}|order:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  )
  .transform((code): Audience => {
    const [to = '', of = null] = code.split(':');
    return { to: to as Audience['to'], of };
  });

/** An audience in a form: `kind:6a3b`. */
export const audienceCode = ({ to, of }: Audience): string => (of === null ? to : `${to}:${of}`);

/** The audience in a form or an address; null if it is none. */
export const readAudience = (code: string): Audience | null => audienceShape.safeParse(code).data ?? null;

const subject = z
  .string()
  .max(LONGEST_SUBJECT)
  .default('')
  .transform(typed => tidyLine(typed));
const message = z
  .string()
  .max(2 * LONGEST_MESSAGE)
  .default('')
  .transform(typed => tidyLines(typed))
  .pipe(z.string().max(LONGEST_MESSAGE));
const place = {
  letter: z.uuid().toLowerCase(),
  event: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
};
const typed = z.object({
  ...place,
  to: audienceShape,
  revision: z
    .string()
    .regex(/^\d{1,9}$/)
    .default('0')
    .transform(Number),
  'subject-en': subject,
  'subject-am': subject,
  'message-en': message,
  'message-am': message,
});

/** Reads the form of a letter, complete or not; null if it is none of ours. */
export function readLetter(fields: Readonly<Record<string, string>>): LetterDraft | null {
  const read = typed.safeParse(fields);
  if (!read.success) return null;
  const { letter: id, event, to: audience, revision } = read.data;
  const chosen = readChosen(fields);
  if (chosen.length > MOST_CHOSEN) return null;
  const words: LetterWords = {};
  for (const locale of locales) {
    const [head, body] = [read.data[subjectField(locale)], read.data[messageField(locale)]];
    if (head || body) words[locale] = { subject: head, message: body };
  }
  return { id, event, audience, chosen, words, revision };
}

/** Those who are chosen by hand for a letter, which may be a new one. */
export type Choosing = Pick<Letter, 'id' | 'event' | 'chosen'>;

/** Reads the form that chooses people for a letter; null if it is none of ours. */
export function readChoosing(fields: Readonly<Record<string, string>>): Choosing | null {
  const { data } = z.object(place).safeParse(fields);
  return data ? { id: data.letter, event: data.event, chosen: readChosen(fields) } : null;
}

/** The first field that must be filled before the letter can be sent; null if it is complete. */
export function letterProblem(words: LetterWords): LetterProblem | null {
  for (const locale of locales) {
    const own = words[locale];
    if (own && !canBeSeen(own.subject)) return { field: subjectField(locale), why: 'noSubject' };
    if (own && !canBeSeen(own.message)) return { field: messageField(locale), why: 'noMessage' };
  }
  return locales.some(locale => words[locale]) ? null : { field: messageField('en'), why: 'empty' };
}

/** Whether anything of a text is drawn: fillers and joiners are not. */
const canBeSeen = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** The language in which somebody gets a letter: their own if it is written, else the other. */
export const letterLanguage = (words: LetterWords, own: Locale): Locale =>
  words[own] ? own : (locales.find(locale => words[locale]) ?? own);

/** Somebody who gets a letter, with their orders for the event; the newest first. */
export type Recipient = { email: string; language: Locale; orders: Holder[] };

/**
 * The people a letter goes to, each of them once. `holders` are those with tickets of the event, and those who wait for one;
 * `inside` are the tickets with which somebody came, `chosen` the orders that were chosen by hand.
 */
export function pickRecipients(
  holders: readonly Holder[],
  { to, of }: Audience,
  inside: ReadonlySet<string>,
  chosen: readonly string[],
): Recipient[] {
  const fits = (order: Holder) => {
    if ((order.state === 'waiting') !== (to === 'waiting')) return false;
    if (to === 'order') return order.id === of;
    if (to === 'chosen') return chosen.includes(order.id);
    return order.tickets.some(({ id, kind }) => {
      if (to === 'kind') return kind === of;
      if (to === 'inside') return inside.has(id);
      return to !== 'outside' || !inside.has(id);
    });
  };
  const people = Map.groupBy(holders.filter(fits), ({ email }) => comparedEmail(email));
  return [...people.values()].map(all => {
    const orders = all.toSorted((one, other) => other.madeAt - one.madeAt || (one.id < other.id ? -1 : 1));
    const { email = '', language = 'en' } = orders[0] ?? {};
    return { email, language, orders };
  });
}

/** Where staff see a letter as its readers get it. */
export const letterAddress = (id: string, locale: Locale): string =>
  `/api/tickets-desk/letter?${new URLSearchParams({ letter: id, locale })}`;

/** A text for the body of a mail: two braces that somebody typed begin no placeholder, because `typedBraces` is their value. */
export const asTyped = (text: string): string => text.replaceAll('{{', '{{braces}}');

/** Belongs to the values of each letter. */
export const typedBraces = { braces: '{{' } as const;

/** Control characters and those that change the direction of the text around them; joiners stay. */
const unseen = /[[\p{C}]--[\n\u200C\u200D]]/gv;

const tidyLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim();

/** Lines stay; more than one empty line becomes one. */
const tidyLines = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
