import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
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
