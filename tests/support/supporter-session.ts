import type { beginSignIn, finishSignIn } from '#features/accounts/sign-in.action.ts';
import type { Person, RunningProvider } from './identity-provider.ts';
import { visitProvider } from './provider-visit.ts';

type Acts = { beginSignIn: typeof beginSignIn; finishSignIn: typeof finishSignIn };

/** Lets this process sign people in through one provider; call it before anything reads the settings. */
export function settleSignIn(provider: Pick<RunningProvider, 'setting'>, siteUrl: string): void {
  process.env.SITE_URL = siteUrl;
  process.env.SIGN_IN_PER_NETWORK = '1000';
  process.env.SIGN_IN_PROVIDERS = provider.setting;
}

/** The cookies of a browser in which a person has signed in, as one header. */
export async function supporterCookie(acts: Acts, person: Person, providerId = 'adey-id'): Promise<string> {
  const asked = { providerId, locale: 'en', asNew: false, headers: new Headers(), network: 'n' } as const;
  const begun = await acts.beginSignIn(asked);
  if (!begun.ok) throw new Error(`The sign-in could not begin: ${begun.problem}`);
  const back = await visitProvider(begun.value.address, person);
  const headers = { cookie: cookieHeader(begun.value.cookies) };
  const { cookies } = await acts.finishSignIn(new Request(back, { headers }), providerId, 'n');
  return cookieHeader(cookies);
}

/** What a browser sends of the cookies it received. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map(cookie => cookie.split(';')[0]).join('; ');
}
