import { randomBytes } from 'node:crypto';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

const LASTS_S = 180 * 24 * 60 * 60;
const given = /^([\w-]{22})\.(\d{10,})\.([\w-]{22})$/;

/** One cookie for each account, so that people who share a computer are each known on it. */
const cookieName = (email: string) =>
  `${isSecure() ? '__Secure-' : ''}adey-device-${signFor('staff-devices', `name\n${email}`).slice(0, 8)}`;
const isSecure = () => env.STAFF_URL.startsWith('https:');

const signed = (email: string, nonce: string, until: string) => [email, nonce, until].join('\n');

/**
 * The number of the device an account has signed in on before, or null. It opens nothing: wrong passwords from elsewhere
 * just do not count against it.
 */
export function knownDevice(headers: Headers, email: string, now: Date): string | null {
  const name = cookieName(email);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const value = cookies.find(cookie => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [, nonce = '', until = '', signature = ''] = given.exec(value) ?? [];
  const isOurs = isSignedFor('staff-devices', signed(email, nonce, until), signature);
  return isOurs && Number(until) * 1000 > now.getTime() ? nonce : null;
}

/** The cookie that makes a device known to an account for half a year. */
export function deviceCookie(email: string, now: Date): string {
  const nonce = randomBytes(16).toString('base64url');
  const until = String(Math.floor(now.getTime() / 1000) + LASTS_S);
  const value = `${nonce}.${until}.${signFor('staff-devices', signed(email, nonce, until))}`;
  const attributes = `Path=/api/staff; Max-Age=${LASTS_S}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  return `${cookieName(email)}=${value}; ${attributes}`;
}
