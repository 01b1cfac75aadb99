import { type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { orProblem } from '#platform/identity/provider-call.ts';
import { accountPaths } from './account-paths.ts';
import { type Accounts, listProviders, openAccounts, orDatabaseFault } from './open-accounts.ts';
import { refuseNetwork } from './sign-in-limit.ts';

/** unavailable: no such provider. away: the provider does not respond. failed: its response is invalid. */
export type BeginProblem = 'unavailable' | 'away' | 'failed' | 'too-often';

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
