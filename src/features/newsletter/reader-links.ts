import { createHmac } from 'node:crypto';
import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, keysFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** Query parameter that identifies the reader. */
export const readerParameter = 'reader';

/** Pages linked from mails, without language. */
export const readerPaths = {
  confirm: '/send/confirm',
  preferences: '/send/preferences',
  leave: '/send/leave',
} as const;

/**
 * Where mail programs unsubscribe a reader; an endpoint, because the request comes from elsewhere and without cookies.
 */
export const oneClickPath = '/api/leave';

type LinkPurpose = keyof typeof readerPaths;

/** The links in one reader's mail; `oneClick` accepts the POST of RFC 8058 without cookies. */
export type ReaderLinks = { preferences: string; leave: string; oneClick: string };

/**
 * The signed absolute links of a subscriber. They never expire, so that a ten-year-old letter can still be used to
 * unsubscribe. They contain no personal data, only the row id and the signature.
 */
export function readerLinks(subscriberId: number, locale: Locale): ReaderLinks {
  const id = String(subscriberId);
  return {
    preferences: linkTo('preferences', id, locale),
    leave: linkTo('leave', id, locale),
    oneClick: linkTo('leave', id, locale, oneClickPath),
  };
}

/** The confirmation link issued at `now`, valid for `confirmDays`. */
export function confirmLink(subscriberId: number, locale: Locale, now: Date): string {
  return linkTo('confirm', `${subscriberId}-${Math.floor(now.getTime() / 1000)}`, locale);
}

/** The row id in a preferences or unsubscribe link; null if we did not sign it for that purpose. */
export function readReader(purpose: 'preferences' | 'leave', value: string | null): number | null {
  const text = readSigned(purpose, value);
  return text === null || !/^\d{1,10}$/.test(text) ? null : Number(text);
}

/** The row id and issue time in a confirmation link; null if we did not sign it. */
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

const hashAddress = (key: Buffer, compared: string) =>
  `left:${createHmac('sha256', key).update(compared).digest('base64url')}`;

/**
 * Keyed hash of a compared address, stored after unsubscribing. Without our secret it cannot be traced to an address.
 */
export function unsubscribedHash(compared: string): string {
  return hashAddress(keysFor('left-addresses')[0], compared);
}

/** The hashes under the current secret and each former one. */
export function unsubscribedHashes(compared: string): string[] {
  return keysFor('left-addresses').map(key => hashAddress(key, compared));
}
