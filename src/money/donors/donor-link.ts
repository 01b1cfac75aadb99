import { type Locale, localePath } from '#core/locale.ts';
import { DONOR_PATH } from '#money/donations/thanks-link.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** The path of the statement of a year as PDF, with the same parameter and `YEAR_PARAMETER`. */
export const STATEMENT_PATH = '/send/statement';
/** The query parameter that names the donor. */
export const DONOR_PARAMETER = 'giver';
export const YEAR_PARAMETER = 'year';

const SECONDS_VALID = 3_600;

/** The id of a donor for links, signed and valid for an hour from `now`. It is random and no personal data. */
export function donorPass(donor: string, now: Date): string {
  const text = `${donor}_${Math.floor(now.getTime() / 1_000)}`;
  return `${text}.${signFor('giver-links', text)}`;
}

/** The address of a donor's own page, valid for an hour from `now`. */
export function donorLink(donor: string, locale: Locale, now: Date): string {
  const address = new URL(localePath(locale, DONOR_PATH), env.SITE_URL);
  address.searchParams.set(DONOR_PARAMETER, donorPass(donor, now));
  return address.href;
}

/** The donor id in a link; null if the link is forged or expired. */
export function readDonorPass(value: string | null, now: Date): string | null {
  const [text = '', signature = '', ...more] = (value ?? '').split('.');
  if (more.length > 0 || !isSignedFor('giver-links', text, signature)) return null;
  const [donor = '', issued = ''] = text.split('_');
  const age = now.getTime() / 1_000 - Number(issued);
  return age >= -1 && age <= SECONDS_VALID ? donor : null;
}
