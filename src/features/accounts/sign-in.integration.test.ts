import '../../../tests/support/as-site.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { ABEBA } from '../../../tests/support/people.ts';
import { visitProvider } from '../../../tests/support/provider-visit.ts';
import { openTwoServices, travelWith, withCookies } from '../../../tests/support/sign-in-travel.ts';
import { beginSignIn, finishSignIn } from './sign-in.action.ts';
import { readSession, signOut } from './signed-in-user.queries.ts';

const most = 40;
let services: Awaited<ReturnType<typeof openTwoServices>>;

beforeAll(async () => {
  services = await openTwoServices(most);
});

afterAll(() => services.close());

const { begin, finish, signInAs } = travelWith({ beginSignIn, finishSignIn });

const readTable = (name: string) =>
  connectOnce(databaseUrl(), async client => (await client.query(`select * from auth.${name}`)).rows);

describe('visitors who sign in', () => {
  it('a visitor signs in through an OpenID Connect provider, is recognised, and signs out [AUTH-01]', async () => {
    const { location, cookies } = await signInAs(ABEBA);
    expect(location).toBe('/auth/in/user/dashboard');
    expect(cookies.join('\n')).toMatch(/adey\.session_token=[^;]+;.*HttpOnly; SameSite=Lax/);
    expect(cookies.at(-1)).toBe('adey-visitor=1; Max-Age=2592000; Path=/; SameSite=Lax');

    const { user } = await readSession(withCookies(cookies));
    expect(user).toMatchObject({
      firstName: 'Abeba',
      emailAddresses: ['abeba@supporters.test'],
      phoneNumbers: ['+251 911 000 000'],
      imageUrl: null,
    });

    const signedOut = await signOut(withCookies(cookies));
    expect(signedOut.join()).toContain('adey.session_token=;');
    expect(signedOut.at(-1)).toMatch(/^adey-visitor=; Max-Age=0/);
    const after = await readSession(withCookies(cookies));
    expect(after.user, 'the old cookie opens nothing').toBeNull();
    expect(after.cookies.at(-1)).toMatch(/^adey-visitor=; Max-Age=0/);
    const hintOnly = await readSession(withCookies('adey-visitor=1'));
    expect(hintOnly).toEqual({
      user: null,
      supporter: null,
      waiting: null,
      cookies: ['adey-visitor=; Max-Age=0; Path=/; SameSite=Lax'],
    });
  });

  it('a session ends half a year after it started, however often it was used', async () => {
    const { cookies } = await signInAs(ABEBA);
    const started = async (daysAgo: number) => {
      await connectOnce(databaseUrl(), client =>
        client.query(`update auth.session set "createdAt" = now() - interval '1 day' * $1`, [daysAgo]),
      );
      return readSession(withCookies(cookies));
    };
    expect((await started(181)).user?.firstName).toBe('Abeba');
    const after = await started(183);
    expect([after.user, after.supporter]).toEqual([null, null]);
    expect(after.cookies.join()).toContain('adey.session_token=;');
    expect(after.cookies.at(-1)).toMatch(/^adey-visitor=; Max-Age=0/);
    expect(await readTable('session')).toEqual([]);
  });

  it('a visitor who returns has one account, updated from the provider', async () => {
    await signInAs({ ...ABEBA, phone_number: '+251 922 000 000' });
    const { cookies } = await signInAs({ ...ABEBA, given_name: 'Abebech', phone_number: '+251 933 000 000' });
    const { user } = await readSession(withCookies(cookies));
    expect(user).toMatchObject({ firstName: 'Abebech', phoneNumbers: ['+251 933 000 000'] });
    expect(await readTable('user')).toHaveLength(1);
  });

  it('a sign-in stores only the profile: no token, no network, no browser', async () => {
    await signInAs(ABEBA);
    const nothing = { accessToken: null, refreshToken: null, idToken: null };
    expect(await readTable('account')).toEqual([expect.objectContaining(nothing)]);
    const nobody = { ipAddress: '', userAgent: '' };
    const sessions = await readTable('session');
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions).toEqual(sessions.map(() => expect.objectContaining(nobody)));
  });

  it('a visitor returns in the language of the account, which is that of the first sign-in', async () => {
    const person = { ...ABEBA, sub: 'amharic', email: 'amharic@supporters.test' };
    for (const locale of ['am', 'en'] as const) {
      const { address, cookies } = await begin({ locale });
      const { location } = await finish(await visitProvider(address, person), cookies);
      expect(location).toBe('/am/auth/in/user/dashboard');
    }
    const cancelled = await begin({ locale: 'am', asNew: true });
    const { location } = await finish(await visitProvider(cancelled.address, null), cancelled.cookies);
    expect(location).toMatch(/^\/am\/auth\/sign-up\?error=access_denied/);
  });

  it('the request to the provider has PKCE, a nonce and, if wanted, the prompt to register', async () => {
    const requested = new URL((await begin({ asNew: true })).address).searchParams;
    expect(requested.get('code_challenge_method')).toBe('S256');
    expect(requested.get('nonce')).toMatch(/^[\w-]{32}$/);
    expect(requested.get('scope')).toBe('openid profile email phone');
    expect(requested.get('prompt')).toBe('create');
    expect(new URL((await begin()).address).searchParams.has('prompt')).toBe(false);
  });

  it('a visitor without an address at the provider gets no account', async () => {
    const { location, cookies } = await signInAs({ sub: 'nameless' });
    expect(location).toContain('error=email_not_found');
    expect(cookies.join()).not.toContain('session_token=ey');
  });
});

describe('a provider that does not respond', () => {
  it('an unreachable provider is reported within three seconds, at the start and on the way back', async () => {
    const { address, cookies } = await begin();
    const callback = await visitProvider(address, ABEBA);
    services.provider.goAway();
    const since = performance.now();
    const [started, finished] = await Promise.all([
      beginSignIn({
        providerId: 'adey-id',
        locale: 'en',
        asNew: false,
        headers: new Headers(),
        network: 'n',
      }),
      finish(callback, cookies),
    ]);
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(started).toEqual({ ok: false, problem: 'away' });
    expect(finished.location).toContain('error=unable_to_get_user_info');
    services.provider.comeBack();
    expect((await begin()).address).toContain(services.provider.issuer);
  });
});

describe('starting a sign-in', () => {
  it('a sign-in with an unknown provider is reported as unavailable', async () => {
    const requested = { locale: 'en', asNew: false, headers: new Headers(), network: 'n' } as const;
    for (const providerId of ['', 'google', '__proto__', '../adey-id'])
      expect(await beginSignIn({ ...requested, providerId })).toEqual({ ok: false, problem: 'unavailable' });
  });
});
