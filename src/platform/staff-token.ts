import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/**
 * What the names of Payload's cookies begin with. Over https no other host of our domain can set one of that name
 * (`__Host-`, RFC 6265bis, 4.1.3.2).
 */
export const staffCookiePrefix = (staffUrl = env.STAFF_URL): string =>
  staffUrl.startsWith('https:') ? '__Host-adey' : 'adey';

/** The cookie of a staff session. */
export const staffCookie = (staffUrl = env.STAFF_URL): string => `${staffCookiePrefix(staffUrl)}-token`;

let pattern: RegExp | undefined;

function tokenIn(cookies: string): string | undefined {
  pattern ??= new RegExp(`(?:^|;)\\s*${staffCookie()}=([^;]+)`);
  return pattern.exec(cookies)?.[1];
}

const token = /^([\w-]+\.[\w-]+)\.([\w-]+)$/;

/**
 * Whether a request carries a token that we signed for a staff account and that has not expired. Decides how much a
 * request may cost before anything is read from the database, never what it may do: whether the account and its session
 * still exist is for the CMS.
 */
export function hasStaffToken({ cookie, authorization }: IncomingHttpHeaders): boolean {
  const bearer = /^(?:JWT|Bearer) (.+)$/.exec(authorization ?? '')?.[1];
  return [bearer, tokenIn(cookie ?? '')].some(given => given !== undefined && isSigned(given));
}

function isSigned(given: string): boolean {
  const [, signed = '', signature = ''] = token.exec(given) ?? [];
  const expected = createHmac('sha256', signingKey()).update(signed).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  const { exp = 0 } = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString());
  return exp * 1000 > Date.now();
}

let key: string | undefined;

/** As Payload derives it from its secret. */
function signingKey(): string {
  key ??= createHash('sha256').update(env.PAYLOAD_SECRET).digest('hex').slice(0, 32);
  return key;
}

/**
 * Lets one browser of a staff account see drafts on the site, or work at the door, for as long as that session in the admin
 * lasts.
 */
type PreviewToken = { readonly account: number; readonly session: string };

/** Where it travels: in the address that hands it from the admin to the site, then in a cookie of the site. */
type Place = 'preview-links' | 'previews' | 'door-links' | 'doors';
const EIGHT_HOURS_S = 8 * 60 * 60;
const LASTS_S: Record<Place, number> = {
  'preview-links': 60,
  previews: EIGHT_HOURS_S,
  'door-links': 60,
  doors: EIGHT_HOURS_S,
};

/** Read when needed, so that a wrong setting gives one clear message and not a failing import. */
const isSecure = () => env.SITE_URL.startsWith('https:');
const cookieName = (name: string) => (isSecure() ? `__Host-adey-${name}` : `adey-${name}`);
export const previewCookie = () => cookieName('preview');
export const doorCookie = () => cookieName('door');

const given = /^(\d{1,15})\.([\w-]{1,64})\.(\d{10,})\.([\w-]{22})$/;
const signed = (account: string | number, session: string, until: string | number) =>
  [account, session, until].join('\n');

/** The pass as letters that fit an address and a cookie. */
export function signPreviewToken({ account, session }: PreviewToken, place: Place, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LASTS_S[place];
  return `${account}.${session}.${until}.${signFor(place, signed(account, session, until))}`;
}

/**
 * The pass that we signed for this place and that is not over, else null. Whether its session still exists is for the
 * CMS.
 */
export function readPreviewToken(text: string, place: Place, now: Date): PreviewToken | null {
  const [, account = '', session = '', until = '', signature = ''] = given.exec(text) ?? [];
  if (!isSignedFor(place, signed(account, session, until), signature)) return null;
  return Number(until) * 1000 > now.getTime() ? { account: Number(account), session } : null;
}

/** The pass in the cookies of a request, or null. */
export const previewTokenIn = (cookies: string | null | undefined, now: Date): PreviewToken | null =>
  readToken(cookies, previewCookie(), 'previews', now);
export const doorTokenIn = (cookies: string | null | undefined, now: Date): PreviewToken | null =>
  readToken(cookies, doorCookie(), 'doors', now);

function readToken(
  cookies: string | null | undefined,
  name: string,
  place: Place,
  now: Date,
): PreviewToken | null {
  const start = `${name}=`;
  const value = cookies?.split(/;\s*/).find(cookie => cookie.startsWith(start));
  return value ? readPreviewToken(value.slice(start.length), place, now) : null;
}

/** The header that gives a browser of staff its pass. */
export const previewTokenCookie = (pass: PreviewToken, now: Date): string =>
  writeCookie(previewCookie(), signPreviewToken(pass, 'previews', now), LASTS_S.previews);
export const doorTokenCookie = (pass: PreviewToken, now: Date): string =>
  writeCookie(doorCookie(), signPreviewToken(pass, 'doors', now), LASTS_S.doors);
/** The header that takes the pass of a door away. */
export const endedDoorCookie = (): string => writeCookie(doorCookie(), '', 0);

const writeCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
