import { type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { orProblem } from '#platform/identity/identity-problem.ts';
import { accountPaths } from './account-paths.ts';
import { type Accounts, listProviders, openAccounts, orDatabaseFault } from './open-accounts.ts';
import { refuseNetwork } from './sign-in-limit.ts';

/** unavailable: no such provider here. away: it does not answer. failed: it answers nonsense. */
export type BeginProblem = 'unavailable' | 'away' | 'failed' | 'too-often';

export type Beginning = {
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
export type Begun = { readonly address: string; readonly label: string; readonly cookies: readonly string[] };

/** Begins a sign-in: writes down what is expected back and answers with the provider's address. */
export async function beginSignIn(beginning: Beginning): Promise<Outcome<Begun, BeginProblem>> {
  const provider = listProviders().find(({ id }) => id === beginning.providerId);
  if (!provider) return problem('unavailable');
  if ((await refuseNetwork(beginning.network)) !== null) return problem('too-often');
  const accounts = await openAccounts();
  const begun = await orProblem(provider, () => orDatabaseFault(accounts, lead(accounts, beginning)));
  if (!begun.ok) return problem(begun.problem === 'away' ? 'away' : 'failed');
  const { response, headers } = begun.value;
  return ok({ address: String(response.url), label: provider.label, cookies: headers.getSetCookie() });
}

/** Nothing of the request decides where people are led afterwards. */
function lead(accounts: Accounts, { providerId, locale, asNew, headers }: Beginning) {
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
