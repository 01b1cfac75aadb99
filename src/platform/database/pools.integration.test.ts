import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { beginRequest, withinRequest } from '#platform/request-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { somePreviewPass } from '../../../tests/support/preview-pass.ts';
import { signedStaffCookie } from '../../../tests/support/staff-cookie.ts';
import { cmsPool } from './cms-pool.ts';
import { connectOnce } from './connect-once.ts';
import { isUnreachable } from './is-unreachable.ts';
import { openSchemaPool } from './pools.ts';

const settings = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

it('pools limit locks to 3 s, statements to 20 s and idle transactions to 30 s', async () => {
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

const endBackend = (pid: number) =>
  connectOnce(testDatabaseUrl(), client => client.query('select pg_terminate_backend($1)', [pid]));

/** Without a listener, the event of a lost connection would end the process right after the error. */
async function expectNoUncaughtError(act: () => Promise<unknown>): Promise<unknown[]> {
  const uncaught: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', error => uncaught.push(error));
  try {
    await act();
    return uncaught;
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of others) process.on('uncaughtException', listener);
  }
}

it('a connection lost within a CMS transaction fails only that transaction', async () => {
  const payload = await openTestPayload();
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  onTestFinished(() => killTransaction(req));
  const query = { collection: 'posts', req: req as PayloadRequest } as const;
  const pid = await findBackend(payload.db as never, await req.transactionID);
  const uncaught = await expectNoUncaughtError(async () => {
    await endBackend(pid);
    await expect
      .poll(() =>
        payload.count(query).then(
          () => 'counted',
          () => 'failed',
        ),
      )
      .toBe('failed');
  });
  expect(uncaught).toEqual([]);
  expect(await payload.count({ collection: 'posts' })).toMatchObject({ totalDocs: expect.any(Number) });
});

it('a connection lost while checked out of a pool fails only its own query', async () => {
  const pool = openSchemaPool('limits');
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const uncaught = await expectNoUncaughtError(async () => {
    await endBackend(rows[0]?.pid ?? 0);
    await expect
      .poll(() =>
        client.query('select 1').then(
          () => 'answered',
          () => 'failed',
        ),
      )
      .toBe('failed');
  });
  client.release(true);
  expect(uncaught).toEqual([]);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

type Sessions = {
  sessions: Record<string, { db: { execute(statement: string): Promise<{ rows: { pid: number }[] }> } }>;
};

async function findBackend({ sessions }: Sessions, transaction: unknown): Promise<number> {
  const found = await sessions[String(transaction)]?.db.execute('select pg_backend_pid() as pid');
  return found?.rows[0]?.pid ?? 0;
}

const as = (cookie: string, method: string) =>
  beginRequest({ method, headers: { cookie } }, { isBehindProxy: false, clientAddress: undefined });

it('statements time out after 2 s for visitors, 5 s for staff who read and 20 s for staff who write', async () => {
  const pool = cmsPool(await openTestPayload());
  const bound = async () => (await pool.query('show statement_timeout')).rows[0].statement_timeout;
  const staff = await signedStaffCookie();
  expect(await withinRequest(as('', 'GET'), bound)).toBe('2s');
  expect(await withinRequest(as('adey-token=x', 'POST'), bound)).toBe('2s');
  expect(await withinRequest(as(staff, 'GET'), bound)).toBe('5s');
  expect(await withinRequest(as(somePreviewPass(), 'GET'), bound)).toBe('5s');
  expect(await withinRequest(as(staff, 'PATCH'), bound)).toBe('20s');
  expect(await bound()).toBe('20s');
});

it('the statement timeout is set per request on every connection, whoever used it before', async () => {
  const payload = await openTestPayload();
  const pool = cmsPool(payload);
  const bound = async () => {
    const client = await pool.connect();
    try {
      return (await client.query('show statement_timeout')).rows[0].statement_timeout;
    } finally {
      client.release();
    }
  };
  const mixed = await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? bound() : withinRequest(as('', 'GET'), bound))),
  );
  expect(mixed).toEqual(mixed.map((_, at) => (at % 2 ? '20s' : '2s')));
});

it('a statement that times out fails as an unreachable database, and later ones succeed', async () => {
  const pool = cmsPool(await openTestPayload());
  const since = performance.now();
  const slow = withinRequest(as('', 'GET'), () => pool.query('select pg_sleep(10)'));
  expect(await slow.then(() => false, isUnreachable)).toBe(true);
  expect(performance.now() - since).toBeLessThan(8_000);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
