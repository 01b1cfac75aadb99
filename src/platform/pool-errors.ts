import type { Payload } from 'payload';
import type pg from 'pg';
import { logWarning } from '#platform/log.ts';
import { watchPool } from '#platform/operations/watched-pools.ts';

/** Lets a process outlive Payload's connections: its pool connects again by itself, and listens to no error of them. */
export function watchCmsPool(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (!pool) return;
  watchPool('cms', pool);
  handleLostConnections(pool);
}

/**
 * Writes down that an unused connection was lost. One that is in use, as within a transaction, tells by the statement that
 * fails on it, and by an event beside, which would end the process if nobody listened to it.
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
