import type { beginSignIn, finishSignIn, SignInRequest } from '#features/accounts/sign-in.action.ts';
import { type Person, startIdentityProvider } from './identity-provider.ts';
import { visitProvider } from './provider-visit.ts';

/** The site these tests act for; no server is opened for it. */
export const travelSite = 'http://localhost:4701';

/** Two identity services, set up before anything reads the settings; one network may start `most` sign-ins. */
export async function openTwoServices(most: number) {
  const provider = await startIdentityProvider([travelSite]);
  const other = await startIdentityProvider([travelSite], { id: 'other', label: 'Other' });
  process.env.SITE_URL = travelSite;
  process.env.SIGN_IN_PER_NETWORK = String(most);
  process.env.SIGN_IN_PROVIDERS = JSON.stringify([provider.key, other.key]);
  return { provider, other, close: () => Promise.all([provider.close(), other.close()]) };
}

/** What a browser sends of the cookies it received, or of one forged header. */
export function withCookies(cookies: readonly string[] | string): Headers {
  const cookie = typeof cookies === 'string' ? cookies : cookies.map(one => one.split(';')[0]).join('; ');
  return new Headers({ cookie, origin: travelSite });
}

type Acts = { beginSignIn: typeof beginSignIn; finishSignIn: typeof finishSignIn };

/** The steps of a sign-in, one by one, as a browser takes them. */
export function travelWith({ beginSignIn, finishSignIn }: Acts) {
  async function begin(more: Partial<SignInRequest> = {}) {
    const usual = { providerId: 'adey-id', locale: 'en', asNew: false, network: '192.0.2.1' } as const;
    const begun = await beginSignIn({ ...usual, headers: new Headers(), ...more });
    if (!begun.ok) throw new Error(`The sign-in could not begin: ${begun.problem}`);
    return begun.value;
  }
  function finish(address: string, cookies: readonly string[], providerId = 'adey-id') {
    const request = new Request(address, { headers: withCookies(cookies) });
    return finishSignIn(request, providerId, '192.0.2.1');
  }
  async function signInAs(person: Person) {
    const { address, cookies } = await begin();
    return finish(await visitProvider(address, person), cookies);
  }
  return { begin, finish, signInAs };
}
