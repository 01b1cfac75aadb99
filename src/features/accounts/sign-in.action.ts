import { type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { orProblem } from '#platform/identity/provider-call.ts';
import { accountPaths, networkHeader } from './account-paths.ts';
import { type Accounts, listProviders, openAccounts, orDatabaseFault } from './open-accounts.ts';
import { cookiesWithHint, logSignIn } from './session-cookies.ts';
import { refuseNetwork } from './sign-in-limit.ts';
import { readAccountLanguage } from './signed-in-user.queries.ts';

/** unavailable: no such provider. away: the provider does not respond. failed: its response is invalid. */
type BeginProblem = 'unavailable' | 'away' | 'failed' | 'too-often';

export type SignInRequest = {
  /** As sent by the form. */
  readonly providerId: string;
  readonly locale: Locale;
  /** Starts at registration, at providers that distinguish it from sign-in. */
  readonly asNew: boolean;
  readonly headers: Headers;
  /** The client network, used for limits only. */
  readonly network: string;
};

/** Where to redirect, the provider's label, and the cookies to set. */
export type StartedSignIn = {
  readonly address: string;
  readonly label: string;
  readonly cookies: readonly string[];
};

/** Starts a sign-in: stores the expected state and returns the provider's address. */
export async function beginSignIn(request: SignInRequest): Promise<Outcome<StartedSignIn, BeginProblem>> {
  const provider = listProviders().find(({ id }) => id === request.providerId);
  if (!provider) return problem('unavailable');
  if ((await refuseNetwork(request.network)) !== null) return problem('too-often');
  const accounts = await openAccounts();
  const started = await orProblem(provider, () =>
    orDatabaseFault(accounts, requestAuthorization(accounts, request)),
  );
  if (!started.ok) return problem(started.problem === 'away' ? 'away' : 'failed');
  const { response, headers } = started.value;
  return ok({ address: String(response.url), label: provider.label, cookies: headers.getSetCookie() });
}

/** The redirect target is fixed; nothing in the request can change it. */
function requestAuthorization(accounts: Accounts, { providerId, locale, asNew, headers }: SignInRequest) {
  return accounts.api.signInSocial({
    headers,
    body: {
      provider: providerId,
      callbackURL: localePath(locale, accountPaths.dashboard),
      errorCallbackURL: localePath(locale, asNew ? accountPaths.signUp : accountPaths.signIn),
      disableRedirect: true,
      additionalData: { providerId, locale },
      ...(asNew && { additionalParams: { prompt: 'create' } }),
    },
    returnHeaders: true,
  });
}

/** Where to redirect, and the cookies to set. */
type Finished = { readonly location: string; readonly cookies: readonly string[] };

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
  const language = await readAccountLanguage(cookies);
  return { location: language ? localePath(language, accountPaths.dashboard) : location, cookies };
}

function isOurs(location: string): boolean {
  const { origin } = new URL(env.SITE_URL);
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}
