import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginRequest, withinRequest } from '#platform/request-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { callApi } from '../../../tests/support/staff-session.ts';
import { createSetupCode } from './setup-code.ts';

let payload: Payload;
let database: pg.Pool;
beforeAll(async () => {
  payload = await openTestPayload();
  database = new pg.Pool({ connectionString: testDatabaseUrl(), max: 1 });
});
afterAll(() => database.end());

beforeEach(async () => {
  await database.query('delete from staff');
  await database.query('delete from setup.codes');
});

let callers = 0;
const founder = { name: 'Founder', email: 'founder@adey.test', password: 'a password of the founder' };

/** Sends the request from a separate network, so that the limit per network does not interfere. */
async function register(body: unknown, clientAddress = `192.0.2.${++callers}`) {
  const context = beginRequest({ headers: {} }, { isBehindProxy: false, clientAddress });
  const answer = await withinRequest(context, () => callApi('POST', '/staff/first-register', { body }));
  const { errors, user } = await answer.json();
  return {
    status: answer.status,
    message: errors?.[0]?.message,
    user,
    cookie: answer.headers.get('set-cookie'),
  };
}

const newCode = async () => String(await createSetupCode(testDatabaseUrl()));
const accounts = async () => (await payload.count({ collection: 'staff' })).totalDocs;

describe('the first account', () => {
  it('the first account is an admin, signed in at once, and its set-up code is accepted in any spelling', async () => {
    const setupCode = (await newCode()).toLowerCase().replaceAll('-', ' ');
    const made = await register({ ...founder, setupCode, role: 'door', loginAttempts: 8, id: 7 });
    expect(made).toMatchObject({ status: 200, user: { role: 'admin', email: founder.email } });
    expect(made.user.id).not.toBe(7);
    expect(made.cookie).toMatch(/^adey-token=ey.*HttpOnly/);
  });

  it('six simultaneous requests create one first account, and the others are told that an admin exists', async () => {
    const setupCode = await newCode();
    const asked = Array.from({ length: 6 }, (_, n) =>
      register({ ...founder, email: `founder-${n}@adey.test`, setupCode }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    for (const { status, message } of answers)
      if (status === 403) expect(message).toBe('There is an admin already. Please ask them for an account.');
    expect(await accounts()).toBe(1);
  });

  it('the first account is refused without a set-up code, or with a wrong, expired, replaced or used one', async () => {
    const replaced = await newCode();
    const old = await newCode();
    await database.query("update setup.codes set expires_at = now() - interval '1 second'");
    const refused = { status: 403, message: expect.stringContaining('wrong, used or more than a day old') };
    for (const setupCode of [replaced, old, 'K7QF-3M9T-0011-ABCD-EFGH-JKMN', "' or true --", ''])
      expect(await register({ ...founder, setupCode }), setupCode).toMatchObject(refused);

    const used = await newCode();
    expect((await register({ ...founder, setupCode: used })).status).toBe(200);
    await database.query('delete from staff');
    expect(await register({ ...founder, setupCode: used })).toMatchObject(refused);
    expect(await accounts()).toBe(0);
  });

  it('the set-up code stays valid when the request is refused for a weak password', async () => {
    const setupCode = await newCode();
    expect((await register({ ...founder, password: 'password1234', setupCode })).status).toBe(400);
    expect(await accounts()).toBe(0);
    expect((await register({ ...founder, setupCode })).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['an array', []],
    ['no code', founder],
    ['objects for words', { ...founder, email: { not_equals: '' }, setupCode: { exists: true } }],
    ['a name of a megabyte', { ...founder, name: 'a'.repeat(1_000_000), setupCode: 'K7QF' }],
  ])('the first account is refused with one sentence when the request has %s', async (_what, body) => {
    await newCode();
    expect(await register(body)).toMatchObject({
      status: 400,
      message: expect.stringContaining('set-up code'),
    });
    expect(await accounts()).toBe(0);
  });

  it('creating the first account is limited to ten attempts from one network', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried++)
      statuses.push((await register({ ...founder, setupCode: 'wrong' }, '198.51.100.7')).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('no set-up code is issued once the first account exists', async () => {
    expect((await register({ ...founder, setupCode: await newCode() })).status).toBe(200);
    expect(await createSetupCode(testDatabaseUrl())).toBeNull();
  });

  it('the database stores only a digest of a set-up code, which expires after a day', async () => {
    const code = await newCode();
    const { rows } = await database.query('select * from setup.codes');
    expect(
      JSON.stringify(rows.map(row => ({ ...row, digest: row.digest.toString('latin1') }))),
    ).not.toContain(code.slice(0, 4));
    expect(rows[0].digest).toHaveLength(32);
    expect(Number(rows[0].expires_at) - Number(rows[0].made_at)).toBe(24 * 60 * 60 * 1000);
  });
});
