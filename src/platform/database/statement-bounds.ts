import type { Payload } from 'payload';
import type pg from 'pg';
import { env } from '#platform/env.ts';
import { currentRequest } from '#platform/operations/request-context.ts';

/** A visitor waits no longer for one statement; a member of staff who reads a list waits a little longer. */
const visitorMs = 2_000;
const staffReadingMs = 5_000;

/** For how long a statement of the current request may run; null outside requests, and for what staff write. */
function boundOfRequest(): number | null {
  const request = currentRequest();
  if (!request) return null;
  if (!request.isStaff) return visitorMs;
  return request.isReading ? staffReadingMs : null;
}

type Done = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error) => void) => void;

/** Bounds the statements of the CMS by who waits for them. */
export function boundCmsStatements(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (pool) boundStatements(pool, env.STATEMENT_SECONDS * 1000);
}

/**
 * Lets PostgreSQL give up statements of the pool sooner where a visitor waits for them. A connection gets its bound
 * when it is handed to another kind of caller than before, so that most cost nothing.
 */
function boundStatements(pool: pg.Pool, usualMs: number): void {
  if (usualMs === 0) return;
  const connect = pool.connect.bind(pool) as (done: Done) => void;
  const current = new WeakMap<pg.PoolClient, number>();

  function connectBounded(done: Done): void {
    const ms = Math.min(boundOfRequest() ?? usualMs, usualMs);
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
