import type { Payload } from 'payload';
import type pg from 'pg';
import { logWarning } from '#platform/log.ts';
import { watchPool } from '#platform/operations/watched-pools.ts';

/** Lets a process survive lost connections of Payload's pool: it reconnects by itself, but has no error listener. */
export function watchCmsPool(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (!pool) return;
  watchPool('cms', pool);
  handleLostConnections(pool);
}

/**
 * Logs that an idle connection was lost. One in use, as in a transaction, fails its statement and also emits an event,
 * which would end the process without a listener.
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
