import '../../../tests/support/as-site.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../tests/support/identity-provider.ts';
import { ABEBA } from '../../../tests/support/people.ts';
import { visitProvider } from '../../../tests/support/provider-visit.ts';
import {
  openTwoServices,
  travelSite,
  travelWith,
  withCookies,
} from '../../../tests/support/sign-in-travel.ts';
import { beginSignIn, finishSignIn } from './sign-in.action.ts';
import { readSession } from './signed-in-user.queries.ts';

/** The limit per network in these tests, which use several networks. */
const most = 40;
let services: Awaited<ReturnType<typeof openTwoServices>>;

beforeAll(async () => {
  services = await openTwoServices(most);
});

afterAll(() => services.close());

const { begin, finish, signInAs } = travelWith({ beginSignIn, finishSignIn });

describe('refused sign-ins', () => {
  const opensNothing = async (finished: { location: string; cookies: readonly string[] }) => {
    expect(finished.location).toMatch(/^(http:\/\/localhost:4701)?\/auth\/sign-in\?error=/);
    expect((await readSession(withCookies(finished.cookies))).user).toBeNull();
  };

  it('a sign-in is refused when its state is wrong, missing or of another browser', async () => {
    const { address, cookies } = await begin();
    const callback = new URL(await visitProvider(address, ABEBA));
    const changed = new URL(callback);
    changed.searchParams.set('state', 'x'.repeat(32));
    await opensNothing(await finish(changed.href, cookies));
    changed.searchParams.delete('state');
    await opensNothing(await finish(changed.href, cookies));
    await opensNothing(await finish(callback.href, []));
    const foreign = await begin();
    await opensNothing(await finish(callback.href, foreign.cookies));
  });

  it('a sign-in is refused when its response is used a second time', async () => {
    const { address, cookies } = await begin();
    const callback = await visitProvider(address, ABEBA);
    expect((await finish(callback, cookies)).location).toBe('/auth/in/user/dashboard');
    await opensNothing(await finish(callback, cookies));
  });

  it('a sign-in is refused when its code is made up, or its response is from another issuer', async () => {
    const { address, cookies } = await begin();
    const callback = new URL(await visitProvider(address, ABEBA));
    callback.searchParams.set('code', 'made-up');
    await opensNothing(await finish(callback.href, cookies));

    const mixed = await begin();
    const answer = new URL(await visitProvider(mixed.address, ABEBA));
    await opensNothing(await finish(answer.href, mixed.cookies, 'nobody'));
    const elsewhere = answer.href.replace('/callback/adey-id', '/callback/other').replace(/&iss=[^&]*/, '');
    await opensNothing(await finish(elsewhere, mixed.cookies, 'other'));

    const issuer = await begin();
    const spoken = new URL(await visitProvider(issuer.address, ABEBA));
    spoken.searchParams.set('iss', 'https://elsewhere.example');
    await opensNothing(await finish(spoken.href, issuer.cookies));
  });

  it('a sign-in redirects to our own pages only, whatever the callback address requests', async () => {
    const { address, cookies } = await begin();
    const callback = new URL(await visitProvider(address, ABEBA));
    for (const name of ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'])
      callback.searchParams.set(name, 'https://elsewhere.example');
    expect((await finish(callback.href, cookies)).location).toBe('/auth/in/user/dashboard');
  });

  it('a forged session cookie signs nobody in', async () => {
    const { cookies } = await signInAs(ABEBA);
    const [pair = ''] = cookies.join().match(/adey\.session_token=[^;]+/) ?? [];
    const [name, value = ''] = pair.split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    for (const forged of [
      '1',
      token,
      `${token}.${'A'.repeat(43)}=`,
      `${token}x.${signature}`,
      `x.${signature}`,
    ])
      expect(
        (await readSession(withCookies(`${name}=${encodeURIComponent(forged)}`))).user,
        forged,
      ).toBeNull();
    expect((await readSession(withCookies(pair))).user).not.toBeNull();
  });

  it('a sign-in is refused for an address that has an account with another provider', async () => {
    await signInAs(ABEBA);
    const { address, cookies } = await begin({ providerId: 'other' });
    const { location } = await finish(
      await visitProvider(address, { ...ABEBA, sub: 'else' }),
      cookies,
      'other',
    );
    expect(location).toContain('error=account_not_linked');
  });
});

describe('proof of an address', () => {
  const HERS = 'lulit@supporters.test';
  const BACHA = { ...ABEBA, sub: 'bacha', email: 'bacha@supporters.test' };
  const read = async (person: Person) => {
    const { supporter } = await readSession(withCookies((await signInAs(person)).cookies));
    return { email: supporter?.email, isProven: supporter?.isProven };
  };

  it('an unproven address in the token is not proven by a profile with another address', async () => {
    expect(await read({ ...BACHA, inToken: { email: HERS } })).toEqual({
      email: BACHA.email,
      isProven: true,
    });
  });

  it('a proof in the token without an address does not prove the address of the profile', async () => {
    const unproven = { ...BACHA, sub: 'chaltu', email: HERS, email_verified: undefined };
    expect(await read({ ...unproven, inToken: { email_verified: true } })).toEqual({
      email: HERS,
      isProven: false,
    });
  });

  it('the token overrides the profile where they contradict each other', async () => {
    const dawit = { ...BACHA, sub: 'dawit', email: 'dawit@supporters.test' };
    const inToken = { email: dawit.email, email_verified: false };
    expect(await read({ ...dawit, inToken })).toEqual({ email: dawit.email, isProven: false });
  });
});

describe('limits of one network', () => {
  it('one network may start a limited number of sign-ins, without affecting others', async () => {
    for (let times = 0; times < most; times += 1) await begin({ network: '192.0.2.9' });
    const signInRequest = {
      providerId: 'adey-id',
      locale: 'en',
      asNew: false,
      headers: new Headers(),
    } as const;
    expect(await beginSignIn({ ...signInRequest, network: '192.0.2.9' })).toEqual({
      ok: false,
      problem: 'too-often',
    });
    expect((await beginSignIn({ ...signInRequest, network: '192.0.2.10' })).ok).toBe(true);
  });

  it('callbacks of one network are limited to twice its sign-ins, whatever its headers claim', async () => {
    const guess = async (network: string) => {
      const headers = { 'x-adey-network': `198.51.100.${Math.floor(Math.random() * 250)}` };
      const request = new Request(`${travelSite}/api/auth/callback/adey-id?code=x&state=guessed`, {
        headers,
      });
      return (await finishSignIn(request, 'adey-id', network)).location;
    };
    for (let times = 0; times < most * 2; times += 1)
      expect(await guess('192.0.2.9')).toContain('error=state_mismatch');
    expect(await guess('192.0.2.9')).toBe('/auth/sign-in?error=too_often');
    expect(await guess('192.0.2.10')).toContain('error=state_mismatch');
  });
});
