import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** A session that started so many hours ago and was renewed since; returns its total lifetime. */
async function sessionSince(hours: number) {
  const { user, headers } = await signIn(payload, 'editor');
  const began = sql`created_at = now() - make_interval(hours => ${hours})`;
  await queryRows({ payload }, sql`update staff_sessions set ${began} where _parent_id = ${user.id}`);
  const renewed = await callApi('POST', '/staff/refresh-token', { headers });
  const [stored] = await queryRows<{ lasts: number }>(
    { payload },
    sql`select (extract(epoch from expires_at - created_at) / 3600)::float8 as lasts
        from staff_sessions where _parent_id = ${user.id}`,
  );
  const me = await (await callApi('GET', '/staff/me', { headers })).json();
  return {
    status: renewed.status,
    body: await renewed.json(),
    lasts: stored?.lasts,
    me: me.user?.id === user.id,
  };
}

it('the screen shown after a session has ended names both limits', () => {
  const { en } = payload.config.i18n.translations ?? {};
  expect(en?.authentication).toMatchObject({
    loggedOutInactivity: expect.stringMatching(/eight hours.* 24 hours/),
  });
});

describe('a staff session', () => {
  it('a staff session is renewed as long as it still ends within a day of sign-in', async () => {
    const session = await sessionSince(15);
    expect([session.status, session.me]).toEqual([200, true]);
    expect(session.lasts).toBeCloseTo(23, 1);
  });

  it('a staff session cannot be renewed beyond a day after sign-in, and the refusal says why', async () => {
    const sentence = 'Nobody stays signed in for more than 24 hours. Please sign in again.';
    for (const hours of [17, 400]) {
      const session = await sessionSince(hours);
      expect([session.status, session.body]).toMatchObject([403, { errors: [{ message: sentence }] }]);
      expect(session.lasts).toBeCloseTo(hours + 8, 1);
    }
  });
});

it('a change of an account keeps the session of somebody who signs in with it at the same moment', async () => {
  const { user, headers } = await signIn(payload, 'editor');
  const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const session = `at-the-same-moment-${user.id}`;
  const changed = await connectOnce(testDatabaseUrl(), async client => {
    // As a sign-in does: it locks the account, then adds its session.
    await client.query('begin');
    await client.query('select 1 from staff where id = $1 for update', [user.id]);
    await client.query(
      `insert into staff_sessions (_order, _parent_id, id, created_at, expires_at)
       values (9, $1, $2, now(), now() + interval '1 hour')`,
      [user.id, session],
    );
    const changing = callApi('PATCH', `/staff/${user.id}`, { headers, body: { name: 'Another name' } });
    await expect.poll(async () => (await queryRows({ payload }, isWaiting)).length).toBeGreaterThan(0);
    await client.query('commit');
    return changing;
  });
  expect(changed.status).toBe(200);
  const kept = sql`select 1 from staff_sessions where id = ${session}`;
  expect(await queryRows({ payload }, kept)).toHaveLength(1);
});
