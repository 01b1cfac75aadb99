import type { Payload } from 'payload';
import pg from 'pg';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { watchPool } from '#platform/once-per-process.ts';
import { currentRequest } from '#platform/request-context.ts';
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

/** Lets a process survive lost connections of Payload's pool: it reconnects by itself, but has no error listener. */
export function watchCmsPool(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (!pool) return;
  watchPool('cms', pool);
  handleLostConnections(pool);
}

/**
 * Logs that an idle connection was lost. A connection in use fails its statement and also emits an event, which would
 * end the process without a listener.
 */
export function handleLostConnections(pool: pg.Pool, about: { readonly schema?: string } = {}): void {
  pool.on('error', error => logWarning('database connection lost', { ...about, message: error.message }));
  const known = new WeakSet<object>();
  pool.on('acquire', client => {
    if (known.has(client)) return;
    known.add(client);
    client.on('error', () => undefined);
  });
}

/** The longest a statement may run for a visitor, and for staff who read a list. */
const visitorMs = 2_000;
const staffReadingMs = 5_000;

/** How long a statement of the current request may run, in ms; null outside requests, and for what staff write. */
function findTimeLimit(): number | null {
  const request = currentRequest();
  if (!request) return null;
  if (!request.isStaff) return visitorMs;
  return request.isReading ? staffReadingMs : null;
}

type Done = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => void;

/** Limits statements of the CMS by who waits for them. */
export function limitCmsStatements(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (pool) boundStatements(pool, env.STATEMENT_SECONDS * 1000);
}

/**
 * Has PostgreSQL cancel statements of the pool sooner where a visitor waits. A connection gets its limit when it is
 * handed to another kind of caller than before, so most requests cost nothing.
 */
function boundStatements(pool: pg.Pool, usualMs: number): void {
  if (usualMs === 0) return;
  const connect = pool.connect.bind(pool) as (done: Done) => void;
  const current = new WeakMap<pg.PoolClient, number>();

  function connectBounded(done: Done): void {
    const ms = Math.min(findTimeLimit() ?? usualMs, usualMs);
    connect((error, client, release) => {
      if (!client || (current.get(client) ?? usualMs) === ms) return done(error, client, release);
      client.query(`set statement_timeout = ${ms}`).then(
        () => {
          current.set(client, ms);
          done(undefined, client, release);
        },
        (failure: Error) => {
          release?.(failure);
          done(failure);
        },
      );
    });
  }

  pool.connect = ((done?: Done) => {
    if (done) return connectBounded(done);
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient | undefined>();
    connectBounded((error, client) => (error ? reject(error) : resolve(client)));
    return promise;
  }) as pg.Pool['connect'];
}
