import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { openSchemaPool } from '#platform/database/schema-pool.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';

const settings = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

it('every visitor pool has PostgreSQL time out slow work, locks before statements', async () => {
  const accounts = openSchemaPool('auth');
  onTestFinished(() => accounts.end());
  for (const pool of [cmsPool(await openTestPayload()), accounts]) {
    const effective = await Promise.all(
      settings.map(async name => (await pool.query(`show ${name}`)).rows[0][name]),
    );
    expect(effective).toEqual(['3s', '20s', '30s']);
  }
});

it('a statement blocked by a lock fails as an unreachable database, and the pool continues', async () => {
  const pool = openSchemaPool('auth', { max: 1, lock_timeout: 200 });
  onTestFinished(() => pool.end());
  await pool.query('create schema if not exists auth; create table auth.locked_here (n int)');
  const held = Promise.withResolvers<void>();
  const holding = connectOnce(testDatabaseUrl(), async client => {
    await client.query('begin; lock table auth.locked_here in access exclusive mode');
    await held.promise;
    await client.query('rollback');
  });
  const isLocked = async () =>
    (
      await pool.query(
        "select 1 from pg_locks where relation = 'auth.locked_here'::regclass and mode = 'AccessExclusiveLock' and granted",
      )
    ).rowCount;
  while (!(await isLocked())) await sleep(10);
  expect(await pool.query('select * from auth.locked_here').then(() => false, isUnreachable)).toBe(true);
  held.resolve();
  await holding;
  expect((await pool.query('select * from auth.locked_here')).rows).toEqual([]);
});
