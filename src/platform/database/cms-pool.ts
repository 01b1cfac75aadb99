import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type pg from 'pg';

/** The connection pool of the CMS, for our statements that need one connection for long. */
export function cmsPool(payload: Payload): pg.Pool {
  return (payload.db as unknown as { pool: pg.Pool }).pool;
}

type Prepared = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

const defaultTimeoutMs = 5_000;

/**
 * Runs a statement that each CMS connection prepares once. It times out when the database does not answer, so that
 * nobody in a batch waits for ever.
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  payload: Payload,
  { name, text, values }: Prepared,
  timeoutMs = defaultTimeoutMs,
): Promise<Row[]> {
  // The driver supports a timeout per statement, its types do not.
  const statement: pg.QueryConfig & { query_timeout: number } = {
    name,
    text,
    values: [...values],
    query_timeout: timeoutMs,
  };
  return (await cmsPool(payload).query<Row>(statement)).rows;
}

type Transactions = {
  transaction: <Result>(
    work: (tx: { execute: (statement: SQL) => Promise<unknown> }) => Promise<Result>,
  ) => Promise<Result>;
};

/**
 * The rows of one statement that may run for `ms` milliseconds; `isStatementTimeout` recognises the error of one that ran
 * longer. It uses an index wherever there is one: PostgreSQL underestimates comparing long texts and would scan every
 * row.
 */
export async function readWithTimeout<Row>(payload: Payload, ms: number, statement: SQL): Promise<Row[]> {
  const { drizzle } = payload.db as unknown as { drizzle: Transactions };
  const { rows } = await drizzle.transaction(async tx => {
    await tx.execute(
      sql`select set_config('statement_timeout', ${String(ms)}, true), set_config('enable_seqscan', 'off', true)`,
    );
    return (await tx.execute(statement)) as { rows: Row[] };
  });
  return rows;
}

/** PostgreSQL's query_canceled: the statement ran longer than it may. */
const CANCELLED = '57014';

/**
 * Whether a read was cancelled because it took too long. The query builder wraps the error of the database as its
 * cause.
 */
export function isStatementTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === CANCELLED || (cause !== undefined && cause !== error && isStatementTimeout(cause));
}
