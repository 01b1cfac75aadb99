import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import {
  type Person,
  type RunningProvider,
  startIdentityProvider,
} from '../../../tests/support/identity-provider.ts';
import { ABEBA } from '../../../tests/support/people.ts';
import { visitProvider } from '../../../tests/support/provider-visit.ts';
import { type Beginning, beginSignIn } from './begin-sign-in.action.ts';
import { finishSignIn } from './finish-sign-in.action.ts';
import { signOut } from './sign-out.action.ts';
import { recognise } from './signed-in-user.queries.ts';

const site = 'http://localhost:4701';
/** How many sign-ins one network may begin here; the tests use several networks. */
const most = 40;
let provider: RunningProvider;
let other: RunningProvider;

beforeAll(async () => {
  provider = await startIdentityProvider([site]);
  other = await startIdentityProvider([site], { id: 'other', label: 'Other' });
  process.env.SITE_URL = site;
  process.env.SIGN_IN_PER_NETWORK = String(most);
  process.env.SIGN_IN_PROVIDERS = JSON.stringify([provider.key, other.key]);
});

afterAll(() => Promise.all([provider.close(), other.close()]));

const cookieOf = (cookies: readonly string[]) => cookies.map(cookie => cookie.split(';')[0]).join('; ');
const withCookies = (cookies: readonly string[] | string) =>
  new Headers({ cookie: typeof cookies === 'string' ? cookies : cookieOf(cookies), origin: site });

async function begin(more: Partial<Beginning> = {}) {
  const begun = await beginSignIn({
    providerId: 'adey-id',
    locale: 'en',
    asNew: false,
    headers: new Headers(),
    network: '192.0.2.1',
    ...more,
  });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value;
}

const finish = (address: string, cookies: readonly string[], providerId = 'adey-id') =>
  finishSignIn(new Request(address, { headers: withCookies(cookies) }), providerId, '192.0.2.1');

async function signInAs(person: Person) {
  const { address, cookies } = await begin();
  return finish(await visitProvider(address, person), cookies);
}

const tableOf = (name: string) =>
  connectOnce(databaseUrl(), async client => (await client.query(`select * from auth.${name}`)).rows);

describe('a visitor', () => {
  it('signs in through an OpenID Connect service, is known, and signs out [AUTH-01]', async () => {
    const { location, cookies } = await signInAs(ABEBA);
    expect(location).toBe('/auth/in/user/dashboard');
    expect(cookies.join('\n')).toMatch(/adey\.session_token=[^;]+;.*HttpOnly; SameSite=Lax/);
    expect(cookies.at(-1)).toBe('adey-visitor=1; Max-Age=2592000; Path=/; SameSite=Lax');

    const { user } = await recognise(withCookies(cookies));
    expect(user).toMatchObject({
      firstName: 'Abeba',
      emailAddresses: ['abeba@supporters.test'],
      phoneNumbers: ['+251 911 000 000'],
      imageUrl: null,
    });

    const left = await signOut(withCookies(cookies));
    expect(cookieOf(left)).toContain('adey.session_token=;');
    expect(left.at(-1)).toMatch(/^adey-visitor=; Max-Age=0/);
    const after = await recognise(withCookies(cookies));
    expect(after.user, 'the old cookie opens nothing').toBeNull();
    expect(after.cookies.at(-1)).toMatch(/^adey-visitor=; Max-Age=0/);
    const hintOnly = await recognise(withCookies('adey-visitor=1'));
    expect(hintOnly).toEqual({ user: null, cookies: ['adey-visitor=; Max-Age=0; Path=/; SameSite=Lax'] });
  });

  it('who comes again has one account, kept in step with the service', async () => {
    await signInAs({ ...ABEBA, phone_number: '+251 922 000 000' });
    const { cookies } = await signInAs({ ...ABEBA, given_name: 'Abebech', phone_number: '+251 933 000 000' });
    const { user } = await recognise(withCookies(cookies));
    expect(user).toMatchObject({ firstName: 'Abebech', phoneNumbers: ['+251 933 000 000'] });
    expect(await tableOf('user')).toHaveLength(1);
  });

  it('leaves nothing here but the profile: no token, no network, no browser', async () => {
    await signInAs(ABEBA);
    for (const account of await tableOf('account'))
      expect(account).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    for (const session of await tableOf('session'))
      expect(session).toMatchObject({ ipAddress: '', userAgent: '' });
  });

  it('comes back in the language the sign-in began in', async () => {
    const { address, cookies } = await begin({ locale: 'am' });
    expect((await finish(await visitProvider(address, ABEBA), cookies)).location).toBe(
      '/am/auth/in/user/dashboard',
    );
    const cancelled = await begin({ locale: 'am', asNew: true });
    const { location } = await finish(await visitProvider(cancelled.address, null), cancelled.cookies);
    expect(location).toMatch(/^\/am\/auth\/sign-up\?error=access_denied/);
  });

  it('is asked for PKCE, a nonce and to sign up when that was wanted', async () => {
    const asked = new URL((await begin({ asNew: true })).address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('nonce')).toMatch(/^[\w-]{32}$/);
    expect(asked.get('scope')).toBe('openid profile email phone');
    expect(asked.get('prompt')).toBe('create');
    expect(new URL((await begin()).address).searchParams.has('prompt')).toBe(false);
  });

  it('without a mail address at the service gets no account', async () => {
    const { location, cookies } = await signInAs({ sub: 'nameless' });
    expect(location).toContain('error=email_not_found');
    expect(cookies.join()).not.toContain('session_token=ey');
  });
});

describe('a sign-in is refused', () => {
  const opensNothing = async (finished: { location: string; cookies: readonly string[] }) => {
    expect(finished.location).toMatch(/^(http:\/\/localhost:4701)?\/auth\/sign-in\?error=/);
    expect((await recognise(withCookies(finished.cookies))).user).toBeNull();
  };

  it('when its state is another, missing, or of another browser', async () => {
    const { address, cookies } = await begin();
    const back = new URL(await visitProvider(address, ABEBA));
    const changed = new URL(back);
    changed.searchParams.set('state', 'x'.repeat(32));
    await opensNothing(await finish(changed.href, cookies));
    changed.searchParams.delete('state');
    await opensNothing(await finish(changed.href, cookies));
    await opensNothing(await finish(back.href, []));
    const foreign = await begin();
    await opensNothing(await finish(back.href, foreign.cookies));
  });

  it('when the answer is used a second time', async () => {
    const { address, cookies } = await begin();
    const back = await visitProvider(address, ABEBA);
    expect((await finish(back, cookies)).location).toBe('/auth/in/user/dashboard');
    await opensNothing(await finish(back, cookies));
  });

  it('when the code is made up, or another service is said to have answered', async () => {
    const { address, cookies } = await begin();
    const back = new URL(await visitProvider(address, ABEBA));
    back.searchParams.set('code', 'made-up');
    await opensNothing(await finish(back.href, cookies));

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

  it('to lead anywhere but to our own pages', async () => {
    const { address, cookies } = await begin();
    const back = new URL(await visitProvider(address, ABEBA));
    for (const name of ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'])
      back.searchParams.set(name, 'https://elsewhere.example');
    expect((await finish(back.href, cookies)).location).toBe('/auth/in/user/dashboard');
  });

  it('when the session cookie is forged', async () => {
    const { cookies } = await signInAs(ABEBA);
    const [pair = ''] = cookieOf(cookies).match(/adey\.session_token=[^;]+/) ?? [];
    const [name, value = ''] = pair.split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    for (const forged of [
      '1',
      token,
      `${token}.${'A'.repeat(43)}=`,
      `${token}x.${signature}`,
      `x.${signature}`,
    ])
      expect((await recognise(withCookies(`${name}=${encodeURIComponent(forged)}`))).user, forged).toBeNull();
    expect((await recognise(withCookies(pair))).user).not.toBeNull();
  });

  it('for an address that has an account with another service already', async () => {
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

describe('a service that is away', () => {
  it('is said to be away within three seconds, at the start and on the way back', async () => {
    const { address, cookies } = await begin();
    const back = await visitProvider(address, ABEBA);
    provider.goAway();
    const since = performance.now();
    const [begun, finished] = await Promise.all([
      beginSignIn({
        providerId: 'adey-id',
        locale: 'en',
        asNew: false,
        headers: new Headers(),
        network: 'n',
      }),
      finish(back, cookies),
    ]);
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(begun).toEqual({ ok: false, problem: 'away' });
    expect(finished.location).toContain('error=unable_to_get_user_info');
    provider.comeBack();
    expect((await begin()).address).toContain(provider.issuer);
  });
});

describe('one network', () => {
  it('may begin so many sign-ins in ten minutes, and others go on', async () => {
    for (let times = 0; times < most; times += 1) await begin({ network: '192.0.2.9' });
    const asked = { providerId: 'adey-id', locale: 'en', asNew: false, headers: new Headers() } as const;
    expect(await beginSignIn({ ...asked, network: '192.0.2.9' })).toEqual({
      ok: false,
      problem: 'too-often',
    });
    expect((await beginSignIn({ ...asked, network: '192.0.2.10' })).ok).toBe(true);
  });

  it('may come back twice as often, whatever it claims to be', async () => {
    const guess = async (network: string) => {
      const headers = { 'x-adey-network': `198.51.100.${Math.floor(Math.random() * 250)}` };
      const request = new Request(`${site}/api/auth/callback/adey-id?code=x&state=guessed`, { headers });
      return (await finishSignIn(request, 'adey-id', network)).location;
    };
    for (let times = 0; times < most * 2; times += 1)
      expect(await guess('192.0.2.9')).toContain('error=state_mismatch');
    expect(await guess('192.0.2.9')).toBe('/auth/sign-in?error=too_often');
    expect(await guess('192.0.2.10')).toContain('error=state_mismatch');
  });
});

describe('beginning', () => {
  it('needs a service that is configured', async () => {
    const asked = { locale: 'en', asNew: false, headers: new Headers(), network: 'n' } as const;
    for (const providerId of ['', 'google', '__proto__', '../adey-id'])
      expect(await beginSignIn({ ...asked, providerId })).toEqual({ ok: false, problem: 'unavailable' });
  });
});
