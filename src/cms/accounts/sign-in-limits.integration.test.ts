import { pbkdf2Sync } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#platform/env.ts';
import { beginRequest, withinRequest } from '#platform/request-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { withAllRounds } from '../../../tests/support/quick-passwords.ts';
import { callApi } from '../../../tests/support/staff-session.ts';
import { isStoredPassword } from './password.ts';

const PASSWORD = 'a long password';
let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

async function addAccount(name: string) {
  const email = `${name}@adey.test`;
  await payload.create({ collection: 'staff', data: { name, email, role: 'editor', password: PASSWORD } });
  return email;
}

type Answered = { status: number; body: string; cookies: string[] };

async function ask(act: string, body: object, { from = '', cookie = '' } = {}): Promise<Answered> {
  const call = () => callApi('POST', `/staff/${act}`, { body, headers: { cookie } });
  const request = beginRequest(
    { method: 'POST', headers: {} },
    { isBehindProxy: false, clientAddress: from || undefined },
  );
  const answer = await withinRequest(request, call);
  return { status: answer.status, body: await answer.text(), cookies: answer.headers.getSetCookie() };
}

const signIn = (email: string, password: string, more = {}) => ask('login', { email, password }, more);
const findDeviceCookie = ({ cookies }: Answered) =>
  cookies.find(cookie => cookie.startsWith('adey-device-'))?.split(';')[0] ?? '';

async function guess(email: string, times: number, more = {}) {
  for (let turn = 0; turn < times; turn += 1) await signIn(email, `wrong ${turn}`, more);
}

describe('signing in as staff', () => {
  it('sign-in is blocked for ten minutes after too many wrong passwords, even with the right one', async () => {
    const email = await addAccount('guessed');
    await guess(email, env.STAFF_SIGN_IN_PER_ACCOUNT);
    const { status, body } = await signIn(email, PASSWORD);
    expect([status, body]).toEqual([
      429,
      expect.stringMatching(/Too many attempts. Please try again in 10 minutes/),
    ]);
  });

  it('simultaneous sign-ins from several places each get a session that lasts', async () => {
    const email = await addAccount('everywhere');
    const places = await Promise.all(Array.from({ length: 5 }, () => signIn(email, PASSWORD)));
    const answers = await Promise.all(
      places.map(async ({ cookies }) => {
        const cookie = cookies.map(each => each.split(';')[0]).join('; ');
        const headers = { cookie, 'sec-fetch-site': 'same-origin' };
        const answer = await callApi('GET', '/staff/me', { headers });
        return ((await answer.json()) as { user: { email: string } | null }).user?.email;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 5 }, () => email));
  });

  it('a device used before can sign in with the right password while its account is blocked', async () => {
    const email = await addAccount('known');
    const first = await signIn(email, PASSWORD);
    const cookie = findDeviceCookie(first);
    expect(first.cookies.find(each => each.startsWith('adey-device-'))).toMatch(/HttpOnly; SameSite=Lax/);
    await guess(email, env.STAFF_SIGN_IN_PER_ACCOUNT + 2, { from: '203.0.113.5' });
    expect((await signIn(email, PASSWORD, { from: '203.0.113.5' })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { from: '203.0.113.5', cookie })).status).toBe(200);
  });

  it('sign-in on a known device is limited too, but correct passwords do not count', async () => {
    const email = await addAccount('often');
    const cookie = findDeviceCookie(await signIn(email, PASSWORD));
    for (let turn = 0; turn < env.STAFF_SIGN_IN_PER_ACCOUNT + 2; turn += 1)
      expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200);
    await guess(email, env.STAFF_SIGN_IN_PER_ACCOUNT, { cookie });
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(429);
  });

  it('a forged device cookie, or one of another account, does not lift the sign-in limit', async () => {
    const [mine, other] = [await addAccount('mine'), await addAccount('other')];
    const [, value] = findDeviceCookie(await signIn(mine, PASSWORD)).split('=');
    const [name, own = ''] = findDeviceCookie(await signIn(other, PASSWORD)).split('=');
    const [nonce, until] = own.split('.');
    await guess(other, env.STAFF_SIGN_IN_PER_ACCOUNT);
    for (const made of [
      value,
      `${nonce}.${until}.${'A'.repeat(22)}`,
      `${nonce}.${until}0.${own.split('.')[2]}`,
    ])
      expect((await signIn(other, PASSWORD, { cookie: `${name}=${made}` })).status, made).toBe(429);
    expect((await signIn(other, PASSWORD, { cookie: `${name}=${own}` })).status).toBe(200);
  });

  it('sign-in is limited per network, whichever accounts are tried', async () => {
    const email = await addAccount('elsewhere');
    const from = '198.51.100.20';
    for (let turn = 0; turn < env.STAFF_SIGN_IN_PER_NETWORK; turn += 1)
      await ask('forgot-password', { email: `nobody-${turn}@adey.test` }, { from });
    expect((await signIn(email, PASSWORD, { from })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { from: '192.0.2.77' })).status).toBe(200);
  });

  it('sign-in and password reset do not reveal which addresses have an account, before or after the limit', async () => {
    const known = await addAccount('there');
    for (const act of ['login', 'forgot-password'])
      for (let turn = 0; turn < env.STAFF_SIGN_IN_PER_ACCOUNT + 2; turn += 1) {
        const [there, not] = [
          await ask(act, { email: known, password: 'wrong' }),
          await ask(act, { email: 'not-there@adey.test', password: 'wrong' }),
        ];
        expect([not.status, not.body, not.cookies]).toEqual([there.status, there.body, there.cookies]);
      }
  }, 60_000);

  it('a wrong sign-in takes as long for an address without an account', async () => {
    const known = await withAllRounds(() => addAccount('timed'));
    const cost = async (email: string) => {
      const since = process.cpuUsage();
      await withAllRounds(() => signIn(email, 'wrong'));
      const { user, system } = process.cpuUsage(since);
      return (user + system) / 1000;
    };
    const least = async (email: string) =>
      Math.min(await cost(`${email}`), await cost(`${email}`), await cost(`${email}`));
    const [there, not] = [await least(known), await least('not-timed@adey.test')];
    expect(not / there).toBeGreaterThan(0.6);
    expect(not / there).toBeLessThan(1.7);
  });

  it('a password is stored and compared with 600,000 rounds of PBKDF2', async () => {
    await withAllRounds(async () => {
      const email = await addAccount('stored');
      const where = { email: { equals: email } };
      const stored = await payload.db.findOne<{ id: number; hash: string; salt: string }>({
        collection: 'staff',
        where,
      });
      const derived = pbkdf2Sync(PASSWORD, stored?.salt ?? '', 600_000, 32, 'sha256').toString('hex');
      expect(stored?.hash).toBe(`pbkdf2-sha256-v1:${derived}`);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
      expect(await isStoredPassword(PASSWORD, stored)).toBe(true);
    });
  });
});
