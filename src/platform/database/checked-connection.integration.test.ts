import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { expect, it } from 'vitest';
import { verifyTransactions } from '#platform/database/checked-connection.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openAtSecondTry, openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';

type Sessions = {
  sessions: Record<string, { db: { execute(statement: string): Promise<{ rows: { pid: number }[] }> } }>;
};

/** Ends the connection of a transaction from outside, as a dying database would. */
async function endConnection(payload: Payload, req: PayloadRequest): Promise<void> {
  const { sessions } = payload.db as unknown as Sessions;
  const found = await sessions[String(await req.transactionID)]?.db.execute('select pg_backend_pid() as pid');
  await connectOnce(testDatabaseUrl(), client =>
    client.query('select pg_terminate_backend($1)', [found?.rows[0]?.pid]),
  );
}

const write = (payload: Payload, req: PayloadRequest, name: string) =>
  payload.create({
    collection: 'messages',
    data: {
      name,
      email: 'abeba@example.org',
      compared: 'abeba@example.org',
      message: 'Is it kept?',
      language: 'en',
      sentAt: '2026-11-20T09:00:00.000Z',
      state: 'new',
    },
    req,
  });
const storedCount = async (payload: Payload, name: string) =>
  (await payload.count({ collection: 'messages', where: { name: { equals: name } } })).totalDocs;

it('a transaction whose connection is lost before the commit fails, and is not confirmed to anybody', async () => {
  const payload = await openTestPayload();
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await write(payload, req, 'Lost');
  await endConnection(payload, req);
  await expect(commitTransaction(req)).rejects.toThrow();
  expect(await storedCount(payload, 'Lost')).toBe(0);
});

/** Writes in a transaction in which a statement fails unnoticed: PostgreSQL answers "commit" with a rollback, without an error. */
const giveUp = (payload: Payload) =>
  inOneTransaction(payload, async req => {
    await write(payload, req, 'Given up');
    const { sessions } = payload.db as unknown as Sessions;
    await sessions[String(await req.transactionID)]?.db.execute('select 1/0').catch(() => undefined);
  });

it('a transaction that PostgreSQL rolls back on commit fails', async () => {
  const payload = await openTestPayload();
  await expect(giveUp(payload)).rejects.toThrow();
  expect(await storedCount(payload, 'Given up')).toBe(0);
});

it('a CMS that opens at the second attempt also throws when a commit is rolled back', async () => {
  const payload = await openAtSecondTry();
  await expect(giveUp(payload)).rejects.toThrow();
  await payload.destroy();
});

it('a committed transaction is stored, and a read-only one succeeds', async () => {
  const payload = await openTestPayload();
  await inOneTransaction(payload, req => write(payload, req, 'Kept'));
  expect(await storedCount(payload, 'Kept')).toBe(1);
  await inOneTransaction(payload, req => payload.count({ collection: 'messages', req }));
});

it('a commit still running when its connection is lost is awaited, and its data is stored', async () => {
  const payload = await openTestPayload();
  const query = (text: string) =>
    connectOnce(testDatabaseUrl(), async client => (await client.query(text)).rows);
  await query(`create function slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return null; end $$;
    create constraint trigger slowly after insert on messages deferrable initially deferred
    for each row execute function slowly()`);
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await write(payload, req, 'Late');
  const { sessions } = payload.db as unknown as { sessions: Record<string, { db: WithClient }> };
  const client = sessions[String(await req.transactionID)]?.db.session.client;
  const committing = commitTransaction(req);
  await expect
    .poll(() => query("select 1 from pg_stat_activity where query ilike 'commit' and state = 'active'"))
    .toHaveLength(1);
  client?.connection.stream.destroy();
  await committing;
  expect(await storedCount(payload, 'Late')).toBe(1);
  await query('drop function slowly() cascade');
});

/** The connection that the CMS keeps for a transaction. */
type WithClient = { session: { client: { connection: { stream: { destroy(): void } } } } };

it('a transaction that shares its connection with other statements is detected at startup', async () => {
  const payload = await openTestPayload();
  await expect(verifyTransactions(payload)).resolves.toBeUndefined();
  const { drizzle } = payload.db as unknown as { drizzle: { session: { client: object } } };
  const pool = drizzle.session.client;
  // The class of the pool without its name and from another copy, as a bundler made it.
  Object.defineProperty(drizzle.session, 'client', { value: unnamed(pool), configurable: true });
  try {
    await expect(verifyTransactions(payload)).rejects.toThrow('share connections');
  } finally {
    Object.defineProperty(drizzle.session, 'client', { value: pool, configurable: true });
  }
});

/** Forwards everything to a pool, as a class the driver cannot recognise. */
function unnamed(pool: object): object {
  return new Proxy(Object.create({ constructor: { name: '' } }), {
    get: (_nothing, name) => {
      const value: unknown = Reflect.get(pool, name);
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
}
