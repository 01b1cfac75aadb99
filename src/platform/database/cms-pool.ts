import type { Payload } from 'payload';
import type pg from 'pg';

/** The connections of the CMS, for statements of ours that need one connection for long. */
export function cmsPool(payload: Payload): pg.Pool {
  return (payload.db as unknown as { pool: pg.Pool }).pool;
}

type Prepared = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

const defaultTimeoutMs = 5_000;

/**
 * Runs a statement of ours that each connection of the CMS prepares once. A database that does not answer in time is
 * given up: whoever waits in turns for such statements must not wait for ever.
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  payload: Payload,
  { name, text, values }: Prepared,
  timeoutMs = defaultTimeoutMs,
): Promise<Row[]> {
  // The driver knows a limit for a single statement, its types do not.
  const statement: pg.QueryConfig & { query_timeout: number } = {
    name,
    text,
    values: [...values],
    query_timeout: timeoutMs,
  };
  return (await cmsPool(payload).query<Row>(statement)).rows;
}
