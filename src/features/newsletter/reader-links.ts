import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** The name of the parameter that says whose link it is. */
export const readerParameter = 'reader';

/** Where the links of mails lead, without language. */
export const readerPaths = {
  confirm: '/send/confirm',
  preferences: '/send/preferences',
  leave: '/send/leave',
} as const;

/** Where mail programs unsubscribe a reader: a call, because it comes from elsewhere and without cookies. */
export const oneClickPath = '/api/leave';

type LinkPurpose = keyof typeof readerPaths;

/** The addresses in the mail of one reader; `oneClick` takes the POST of RFC 8058 without cookies. */
export type ReaderLinks = { preferences: string; leave: string; oneClick: string };

/**
 * The signed addresses of one subscriber, absolute and for ever: somebody who opens a letter of ten years ago can still
 * leave. Nothing personal is in them, only the number of the row and what was signed.
 */
export function readerLinks(subscriberId: number, locale: Locale): ReaderLinks {
  const id = String(subscriberId);
  return {
    preferences: linkTo('preferences', id, locale),
    leave: linkTo('leave', id, locale),
    oneClick: linkTo('leave', id, locale, oneClickPath),
  };
}

/** The address that confirms a subscription, issued at `now`; good for `confirmDays`. */
export function confirmLink(subscriberId: number, locale: Locale, now: Date): string {
  return linkTo('confirm', `${subscriberId}-${Math.floor(now.getTime() / 1000)}`, locale);
}

/** Who asks by a link to leave or to choose: the number of the row, or null when it was not signed by us for that. */
export function readReader(purpose: 'preferences' | 'leave', value: string | null): number | null {
  const text = readSigned(purpose, value);
  return text === null || !/^\d{1,10}$/.test(text) ? null : Number(text);
}

/** Who confirms, and when the link was issued; null when it was not signed by us. */
export function readConfirmation(value: string | null): { id: number; issued: Date } | null {
  const parts = /^(\d{1,10})-(\d{1,12})$/.exec(readSigned('confirm', value) ?? '');
  return parts && { id: Number(parts[1]), issued: new Date(Number(parts[2]) * 1000) };
}

function linkTo(
  purpose: LinkPurpose,
  text: string,
  locale: Locale,
  path: string = readerPaths[purpose],
): string {
  const address = new URL(localePath(locale, path), env.SITE_URL);
  address.searchParams.set(readerParameter, `${text}.${signFor('reader-links', `${purpose} ${text}`)}`);
  return address.href;
}

function readSigned(purpose: LinkPurpose, value: string | null): string | null {
  const [text = '', signature = '', ...more] = (value ?? '').split('.');
  return more.length === 0 && isSignedFor('reader-links', `${purpose} ${text}`, signature) ? text : null;
}
