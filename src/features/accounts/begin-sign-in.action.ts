import { type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { orProblem } from '#platform/identity/identity-problem.ts';
import { accountPaths } from './account-paths.ts';
import { type Accounts, listProviders, openAccounts, orDatabaseFault } from './open-accounts.ts';
import { refuseNetwork } from './sign-in-limit.ts';

/** unavailable: no such provider here. away: it does not answer. failed: it answers nonsense. */
export type BeginProblem = 'unavailable' | 'away' | 'failed' | 'too-often';

export type SignInRequest = {
  /** As the form named it. */
  readonly providerId: string;
  readonly locale: Locale;
  /** Somebody who comes for the first time is led to signing up, at providers that know the difference. */
  readonly asNew: boolean;
  readonly headers: Headers;
  /** The network that asks, for the limit only. */
  readonly network: string;
};

/** Where the visitor goes on, by which name, and what the browser keeps meanwhile. */
export type StartedSignIn = {
  readonly address: string;
  readonly label: string;
  readonly cookies: readonly string[];
};

/** Begins a sign-in: writes down what is expected back and answers with the provider's address. */
export async function beginSignIn(request: SignInRequest): Promise<Outcome<StartedSignIn, BeginProblem>> {
  const provider = listProviders().find(({ id }) => id === request.providerId);
  if (!provider) return problem('unavailable');
  if ((await refuseNetwork(request.network, Date.now())) !== null) return problem('too-often');
  const accounts = await openAccounts();
  const started = await orProblem(provider, () =>
    orDatabaseFault(accounts, requestAuthorization(accounts, request)),
  );
  if (!started.ok) return problem(started.problem === 'away' ? 'away' : 'failed');
  const { response, headers } = started.value;
  return ok({ address: String(response.url), label: provider.label, cookies: headers.getSetCookie() });
}

/** Nothing of the request decides where people are led afterwards. */
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
