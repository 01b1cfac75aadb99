import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** Shows drafts on the site to one browser of a staff account, for as long as that session in the admin lasts. */
export type PreviewPass = { readonly account: number; readonly session: string };

/** Where it travels: in the address that hands it from the admin to the site, then in a cookie of the site. */
type Place = 'preview-links' | 'previews';
const LASTS_S: Record<Place, number> = { 'preview-links': 60, previews: 8 * 60 * 60 };

/** Read when needed, so that a wrong setting gives one clear message and not a failing import. */
const isSecure = () => env.SITE_URL.startsWith('https:');
export const previewCookie = () => (isSecure() ? '__Host-adey-preview' : 'adey-preview');

const given = /^(\d{1,15})\.([\w-]{1,64})\.(\d{10,})\.([\w-]{22})$/;
const signed = (account: string | number, session: string, until: string | number) =>
  [account, session, until].join('\n');

/** The pass as letters that fit an address and a cookie. */
export function writePass({ account, session }: PreviewPass, place: Place, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LASTS_S[place];
  return `${account}.${session}.${until}.${signFor(place, signed(account, session, until))}`;
}

/**
 * The pass that we signed for this place and that is not over, else null. Whether its session still exists is for the
 * CMS.
 */
export function readPass(text: string, place: Place, now: Date): PreviewPass | null {
  const [, account = '', session = '', until = '', signature = ''] = given.exec(text) ?? [];
  if (!isSignedFor(place, signed(account, session, until), signature)) return null;
  return Number(until) * 1000 > now.getTime() ? { account: Number(account), session } : null;
}

/** The pass in the cookies of a request, or null. */
export function passIn(cookies: string | null | undefined, now: Date): PreviewPass | null {
  const start = `${previewCookie()}=`;
  const value = cookies?.split(/;\s*/).find(cookie => cookie.startsWith(start));
  return value ? readPass(value.slice(start.length), 'previews', now) : null;
}

/** The header that gives a browser of staff its pass. */
export function passCookie(pass: PreviewPass, now: Date): string {
  const attributes = `Path=/; Max-Age=${LASTS_S.previews}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  return `${previewCookie()}=${writePass(pass, 'previews', now)}; ${attributes}`;
}
