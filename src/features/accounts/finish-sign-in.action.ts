import { localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { accountPaths, networkHeader } from './account-paths.ts';
import { listProviders, openAccounts } from './open-accounts.ts';
import { cookiesWithHint, logSignIn } from './session-cookies.ts';
import { languageOf } from './signed-in-user.queries.ts';

/** Where to redirect, and the cookies to set. */
export type Finished = { readonly location: string; readonly cookies: readonly string[] };

/**
 * Finishes a sign-in: checks state, code, PKCE and ID token, then starts a session. Any failure redirects to the
 * sign-in page with an error code; nothing in the request can change the target.
 */
export async function finishSignIn(
  request: Request,
  providerId: string,
  network: string | undefined,
): Promise<Finished> {
  const failed = (error: string): Finished => {
    logSignIn('service', null);
    return { location: `${accountPaths.signIn}?error=${error}`, cookies: [] };
  };
  if (!listProviders().some(({ id }) => id === providerId)) return failed('failed');
  const headers = new Headers(request.headers);
  headers.set(networkHeader, network ?? '');
  const accounts = await openAccounts();
  const { callbackIssuer } = await import('./oidc-plugin.ts');
  const issuer = new URL(request.url).searchParams.get('iss');
  const answer = await callbackIssuer.run(issuer, () =>
    accounts.handler(new Request(request.url, { headers })),
  );
  const location = answer.headers.get('location');
  if (answer.status === 429) return failed('too_often');
  if (answer.status >= 400 || !location || !isOurs(location)) return failed('failed');
  const cookies = cookiesWithHint(answer.headers, env.SITE_URL.startsWith('https:'));
  logSignIn('service', cookies);
  const language = await languageOf(cookies);
  return { location: language ? localePath(language, accountPaths.dashboard) : location, cookies };
}

function isOurs(location: string): boolean {
  const { origin } = new URL(env.SITE_URL);
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}
