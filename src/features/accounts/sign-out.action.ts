import { env } from '#platform/env.ts';
import { logInfo } from '#platform/log.ts';
import { openAccounts } from './open-accounts.ts';
import { carriesSession, cookiesWithHint, hintCookie } from './session-cookies.ts';

/** Ends the session of a request and returns the cookies for the response. Safe to repeat. */
export async function signOut(headers: Headers): Promise<readonly string[]> {
  const isSecure = env.SITE_URL.startsWith('https:');
  if (!carriesSession(headers)) return [hintCookie(false, isSecure)];
  const accounts = await openAccounts();
  const { headers: answer } = await accounts.api.signOut({ headers, returnHeaders: true });
  logInfo('signed out', { server: 'site' });
  return cookiesWithHint(answer, isSecure);
}
