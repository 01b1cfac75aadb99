import pg from 'pg';
import { env } from '#platform/env.ts';
import { watchPool } from '#platform/operations/watched-pools.ts';
import { handleLostConnections } from '#platform/pool-errors.ts';
import { databaseUrl } from './connection.ts';

/**
 * A small pool whose tables are in one schema of the database, apart from those of the CMS. It logs and survives a
 * restart of Postgres: the pool reconnects by itself.
 */
export function openSchemaPool(schema: 'auth' | 'limits', settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    options: `-c search_path=${schema}`,
    application_name: `adey: ${schema}`,
    max: 4,
    idleTimeoutMillis: 30_000,
    ...timeouts(),
    ...settings,
  });
  watchPool(schema, pool);
  handleLostConnections(pool, { schema });
  return pool;
}

/** Longer than any of our locks is held, shorter than a visitor waits, and below the timeout of `runPrepared`. */
const lockMs = 3_000;
/** Until a connection is free or established. */
const connectMs = 3_000;
/** A transaction idle for this long is ended and releases its locks. */
const idleTransactionMs = 30_000;

/**
 * The timeouts of a pool (docs/decisions/0024-process-life-under-faults.md). PostgreSQL enforces them itself: a
 * statement that only we gave up would keep waiting there and hold its connection.
 */
export function timeouts() {
  const statementMs = env.STATEMENT_SECONDS * 1000;
  if (statementMs === 0) return {};
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
}
