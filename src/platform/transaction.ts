import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';

/** A request, or the CMS alone without a transaction. */
export type Writer = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };
type Executor = { execute: (statement: SQL) => Promise<unknown> };
type PostgresAdapter = { drizzle: Executor; sessions: Record<string, { db: Executor } | undefined> };

/** Where our SQL runs: in the request's transaction, or on its own if there is none. */
export async function getExecutor(writer: Writer): Promise<Executor> {
  const adapter = writer.payload.db as unknown as PostgresAdapter;
  const id = await writer.transactionID;
  return (id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle;
}

/**
 * A lock named `name` for one transaction at a time, over all processes; released on commit or rollback. The holder may
 * be queueing for thousands, so this wait is longer than for any other lock.
 */
export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  const executor = await getExecutor(req);
  await executor.execute(sql`set local lock_timeout = '20s'`);
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Runs one statement on tables of our own and returns its rows: in the request's transaction, or on its own. */
export async function queryRows<Row>(writer: Writer, statement: SQL): Promise<Row[]> {
  const executor = await getExecutor(writer);
  return ((await executor.execute(statement)) as { rows: Row[] }).rows;
}

/** Runs an act in a transaction; `req` carries it to every operation. */
export async function inOneTransaction<Value>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<Value>,
): Promise<Value> {
  // Loaded here because the mail worker, which opens no CMS, uses the rest of this file.
  const { commitTransaction, createLocalReq, initTransaction, killTransaction } = await import('payload');
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const value = await act(req);
    await commitTransaction(req);
    return value;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
