import type { Payload } from 'payload';
import { defaultLocale, type Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { openAccounts, orDatabaseFault } from '../open-accounts.ts';
import { cookiesWithHint } from '../session-cookies.ts';
import { consumeLink } from './mail-link-store.ts';

/**
 * Signs in with a mailed link: returns the cookies of a new session, or null if the link is used, expired or invalid.
 * Ends the browser's previous session. New accounts get the language of the page.
 */
export async function followLink(
  payload: Payload,
  key: string,
  { headers, now, locale = defaultLocale }: { headers: Headers; now: Date; locale?: Locale },
): Promise<readonly string[] | null> {
  const accounts = await openAccounts();
  const email = await consumeLink({ payload }, key, now);
  if (email === null) return null;
  const { headers: answer } = await orDatabaseFault(
    accounts,
    accounts.api.signInProven({ body: { email, language: locale }, headers, returnHeaders: true }),
  );
  return cookiesWithHint(answer, env.SITE_URL.startsWith('https:'));
}
