import pg from 'pg';
import { watchPool } from '#platform/operations/watched-pools.ts';
import { handleLostConnections } from '#platform/pool-errors.ts';
import { databaseUrl } from './connection.ts';
import { timeouts } from './timeouts.ts';

/**
 * A small pool whose tables live in one schema of the database in use, apart from those of the CMS. A restart of
 * Postgres is written down and survived: the pool connects again by itself.
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
