import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { isReference } from './ways/way.ts';

/** The page that knows a gift, without language. */
export const THANKS_PATH = '/send/thanks';
/** The receipt of that gift as PDF, by the same parameter. */
export const RECEIPT_PATH = '/send/receipt';
/** The query parameter that names the gift there. */
export const GIFT_PARAMETER = 'gift';

const SECONDS_VALID = 24 * 3_600;

/** The address a giver comes back to, signed and valid for a day from `now`. It holds no personal data. */
export function giftLink(reference: string, locale: Locale, now: Date): string {
  const text = `${reference}-${Math.floor(now.getTime() / 1_000)}`;
  const address = new URL(localePath(locale, THANKS_PATH), env.SITE_URL);
  address.searchParams.set(GIFT_PARAMETER, `${text}.${signFor('gift-links', text)}`);
  return address.href;
}

/** The reference of the gift in a link; null if we did not sign it, or it is over. */
export function readGiftLink(value: string | null, now: Date): string | null {
  const [text = '', signature = '', ...more] = (value ?? '').split('.');
  if (more.length > 0 || !isSignedFor('gift-links', text, signature)) return null;
  const [reference = '', issued = ''] = text.split('-');
  const age = now.getTime() / 1_000 - Number(issued);
  return isReference(reference) && age >= -1 && age <= SECONDS_VALID ? reference : null;
}
