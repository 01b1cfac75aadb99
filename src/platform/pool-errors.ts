import type { Payload } from 'payload';
import { logWarning } from '#platform/log.ts';
import { watchPool } from '#platform/operations/watched-pools.ts';

type Pool = { on(event: 'error', listener: (error: Error) => void): unknown };

/** Payload's pool has no error listener, so a restart of Postgres would end the process; the pool reconnects by itself. */
export function keepPoolAlive(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: Pool };
  if (pool) watchPool('cms', pool);
  pool?.on('error', error => logWarning('database connection lost', { message: error.message }));
}
