import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase, isReadable } from '../../../tests/support/dump.ts';
import type { Person } from '../../../tests/support/identity-provider.ts';
import { ABEBA } from '../../../tests/support/people.ts';
import { visitProvider } from '../../../tests/support/provider-visit.ts';
import { openTwoServices, travelWith, withCookies } from '../../../tests/support/sign-in-travel.ts';
import { beginSignIn, finishSignIn } from './sign-in.action.ts';
import { readSession } from './signed-in-user.queries.ts';

const MALLORY: Person = { sub: 'mallory', given_name: 'Mallory', email: 'mallory@elsewhere.test' };
let services: Awaited<ReturnType<typeof openTwoServices>>;

beforeAll(async () => {
  services = await openTwoServices(1_000);
});

afterAll(() => services.close());

const { begin, finish, signInAs } = travelWith({ beginSignIn, finishSignIn });

/** A victim's sign-in about to return: the callback address from the provider, and the browser's cookies. */
async function startCallback(person: Person = ABEBA) {
  const { address, cookies } = await begin();
  return { callback: new URL(await visitProvider(address, person)), cookies };
}
type Callback = Awaited<ReturnType<typeof startCallback>>;

const changed = (callback: URL, name: string, value: string | null) => {
  const address = new URL(callback);
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  return address.href;
};
const withPart = (name: string, value: string | null) => (b: Callback) =>
  finish(changed(b.callback, name, value), b.cookies);

const attacks: Record<
  string,
  (victim: Callback) => Promise<{ location: string; cookies: readonly string[] }>
> = {
  'another state': withPart('state', 'x'.repeat(32)),
  'no state': withPart('state', null),
  'an empty state': withPart('state', ''),
  'a state without end': withPart('state', 'x'.repeat(5_000)),
  'a state that is a path': withPart('state', '../../../etc/passwd'),
  'two states': b => finish(`${b.callback.href}&state=${'y'.repeat(32)}`, b.cookies),
  'a made-up code': withPart('code', 'made-up'),
  'no code': withPart('code', null),
  'an empty code': withPart('code', ''),
  'a code with a line break': withPart('code', 'x\r\nset-cookie: a=b'),
  'an error beside the code': withPart('error', 'server_error'),
  'an error that is markup': withPart('error', '<script>alert(1)</script>'),
  'the name of a stranger as issuer': withPart('iss', 'https://elsewhere.example'),
  'the other service as issuer (mix-up)': b =>
    finish(changed(b.callback, 'iss', services.other.issuer), b.cookies),
  'no issuer, from a service that always says it (mix-up)': withPart('iss', null),
  'the answer at the address of the other service (mix-up)': b =>
    finish(b.callback.href.replace('/callback/adey-id', '/callback/other'), b.cookies, 'other'),
  'the response at the address of the other service, in its name (mix-up)': b =>
    finish(
      changed(b.callback, 'iss', services.other.issuer).replace('/callback/adey-id', '/callback/other'),
      b.cookies,
      'other',
    ),
  'the response at the address of an unknown service': b => finish(b.callback.href, b.cookies, 'nobody'),
  'the response at an address with a path in it': b => finish(b.callback.href, b.cookies, '../adey-id'),
  'a browser without cookies (somebody else’s response)': b => finish(b.callback.href, []),
  'the cookies of another sign-in': async b => finish(b.callback.href, (await begin()).cookies),
  'a forged cookie': b => finish(b.callback.href, ['adey.state=x; Path=/', 'adey.oauth_state=x; Path=/']),
  "the attacker's code in the victim's sign-in (code injection)": async b =>
    finish(
      changed(b.callback, 'code', (await startCallback(MALLORY)).callback.searchParams.get('code')),
      b.cookies,
    ),
  "the victim's code in the attacker's sign-in": async b => {
    const ownCallback = await startCallback(MALLORY);
    return finish(
      changed(ownCallback.callback, 'code', b.callback.searchParams.get('code')),
      ownCallback.cookies,
    );
  },
  'the response to a sign-in that never started here': b =>
    finish(changed(b.callback, 'state', 'never-begun'), ['adey.state=never-begun; Path=/']),
  'a second use (replay)': async b => {
    await finish(b.callback.href, b.cookies);
    return finish(b.callback.href, b.cookies);
  },
  'a second use in another browser (replay)': async b => {
    await finish(b.callback.href, b.cookies);
    return finish(b.callback.href, []);
  },
  'a code issued before the service changed its keys': b => {
    services.provider.changeKeys();
    return finish(b.callback.href, b.cookies);
  },
};

describe('attacks on the sign-in callback', () => {
  it.each(Object.entries(attacks))('a callback signs nobody in: %s', async (_name, attack) => {
    const finished = await attack(await startCallback());
    expect(finished.location).toMatch(
      /^(http:\/\/localhost:4701)?(\/am)?\/auth\/sign-in\?error=[\w.%<>()/-]+/,
    );
    expect(finished.cookies.join('\n')).not.toMatch(/session_token=[^;]/);
    expect((await readSession(withCookies(finished.cookies))).user).toBeNull();
  });

  it('one sign-in response used twenty times at once signs in at most once', async () => {
    const { callback, cookies } = await startCallback();
    const finished = await Promise.all(Array.from({ length: 20 }, () => finish(callback.href, cookies)));
    const opened = finished.filter(one => /session_token=[^;]/.test(one.cookies.join('\n')));
    expect(opened.length).toBeLessThanOrEqual(1);
  });

  it('a session planted in a browser is replaced on sign-in (session fixation)', async () => {
    const planted = (await signInAs(MALLORY)).cookies.filter(cookie => cookie.includes('session_token'));
    const { callback, cookies } = await startCallback();
    const finished = await finish(callback.href, [...planted, ...cookies]);
    const token = /session_token=([^;]+)/.exec(finished.cookies.join('\n'))?.[1];
    expect(token).toBeTruthy();
    expect(planted.join('\n')).not.toContain(token);
    expect((await readSession(withCookies(finished.cookies))).user?.firstName).toBe('Abeba');
    expect((await readSession(withCookies(planted))).user?.firstName, 'still nobody but its owner').not.toBe(
      'Abeba',
    );
  });

  it('a sign-in works at once after the provider has changed its keys', async () => {
    services.provider.changeKeys();
    expect((await signInAs(ABEBA)).location).toBe('/auth/in/user/dashboard');
  });
});

it('a database dump contains neither the state nor the verifier of a sign-in under way', async () => {
  const { address, cookies } = await begin();
  const state = new URL(address).searchParams.get('state') ?? '';
  expect(state.length).toBeGreaterThanOrEqual(24);
  const dump = await dumpDatabase();
  expect(isReadable(state, dump)).toBe(false);
  expect(dump).not.toContain('codeVerifier');
  const back = await visitProvider(address, ABEBA);
  expect((await finish(back, cookies)).cookies.join()).toContain('session_token');
});
