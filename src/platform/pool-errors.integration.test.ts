import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openSchemaPool } from '#platform/database/schema-pool.ts';
import { openTestPayload, testDatabaseUrl } from '../../tests/support/database.ts';

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
  const pid = await backendOf(payload.db as never, await req.transactionID);
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

it('a connection lost while one of our actions holds it fails only that action', async () => {
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

async function backendOf({ sessions }: Sessions, transaction: unknown): Promise<number> {
  const found = await sessions[String(transaction)]?.db.execute('select pg_backend_pid() as pid');
  return found?.rows[0]?.pid ?? 0;
}
