import type { Payload } from 'payload';
import type pg from 'pg';

/** The connection pool of the CMS, for our statements that need one connection for long. */
export function cmsPool(payload: Payload): pg.Pool {
  return (payload.db as unknown as { pool: pg.Pool }).pool;
}

type Prepared = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

const defaultTimeoutMs = 5_000;

/**
 * Runs a statement that each CMS connection prepares once. It times out when the database does not answer: whoever
 * waits in a batch for it must not wait for ever.
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
