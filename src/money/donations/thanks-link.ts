import { type Locale, localePath } from '#core/locale.ts';
import { isReference } from '#money/domain/payment-provider.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** The path of the thank-you page of a donation, without language. */
export const THANKS_PATH = '/send/thanks';
/** The path of the donors' page, without language. */
export const DONOR_PATH = '/send/gifts';
/** The path of the receipt as PDF, with the same parameter. */
export const RECEIPT_PATH = '/send/receipt';
/** The query parameter with the signed link of a donation. */
export const DONATION_PARAMETER = 'gift';

const SECONDS_VALID = 24 * 3_600;

/**
 * The address a donor comes back to, signed and valid for a day from `now`. It passes through the payment service and its
 * logs, so it holds no personal data, and opens none.
 */
export function donationLink(reference: string, locale: Locale, now: Date): string {
  const text = `${reference}-${Math.floor(now.getTime() / 1_000)}`;
  const address = new URL(localePath(locale, THANKS_PATH), env.SITE_URL);
  address.searchParams.set(DONATION_PARAMETER, `${text}.${signFor('gift-links', text)}`);
  return address.href;
}

/** The reference of the donation in a link; null if the link is forged or expired. */
export function readDonationLink(value: string | null, now: Date): string | null {
  const [text = '', signature = '', ...more] = (value ?? '').split('.');
  if (more.length > 0 || !isSignedFor('gift-links', text, signature)) return null;
  const [reference = '', issued = ''] = text.split('-');
  return isReference(reference) && isWithin(SECONDS_VALID, issued, now) ? reference : null;
}

function isWithin(seconds: number, issued: string, now: Date): boolean {
  const age = now.getTime() / 1_000 - Number(issued);
  return age >= -1 && age <= seconds;
}

/** Long enough to try again; short, because others may use the same device. */
const SECONDS_IN_BROWSER = 3_600;

const isSecure = () => env.SITE_URL.startsWith('https:');
// The __Host- prefix prevents other hosts of our domain from setting it (RFC 6265bis, 4.1.3).
const browserCookieName = () => (isSecure() ? '__Host-adey-gift' : 'adey-gift');

/**
 * The cookie of the browser in which a donation was begun. Only this browser shows again what its donor typed, because the
 * link of the donation is known to others.
 */
export function browserCookie(reference: string, now: Date): string {
  const text = `${reference}-${Math.floor(now.getTime() / 1_000)}`;
  const cookie = `${browserCookieName()}=${text}.${signFor('gift-browsers', text)}; Max-Age=${SECONDS_IN_BROWSER}`;
  return `${cookie}; Path=/; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;
}

/** Whether a donation was begun in the browser that sends these cookies, in the last hour. */
export function isDonationOfBrowser(reference: string, cookies: string, now: Date): boolean {
  const start = `${browserCookieName()}=`;
  const value = cookies.split(/;\s*/).find(cookie => cookie.startsWith(start)) ?? start;
  const [text = '', signature = ''] = value.slice(start.length).split('.');
  const [of, issued = ''] = text.split('-');
  return (
    isSignedFor('gift-browsers', text, signature) &&
    of === reference &&
    isWithin(SECONDS_IN_BROWSER, issued, now)
  );
}
