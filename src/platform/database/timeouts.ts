import { env } from '#platform/env.ts';

/** Longer than anything of ours holds a lock, shorter than a visitor's patience; below what `runPrepared` waits. */
const lockMs = 3_000;
/** Until a connection is free, or made. */
const connectMs = 3_000;
/** An open transaction that says nothing any more lets go of its locks. */
const idleTransactionMs = 30_000;

/**
 * How long a pool waits for the database (docs/decisions/0024-process-life-under-faults.md). PostgreSQL itself gives up:
 * a statement that only we gave up would go on waiting there, and hold its connection.
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
