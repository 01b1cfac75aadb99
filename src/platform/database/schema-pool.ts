import pg from 'pg';
import { watchPool } from '#platform/operations/watched-pools.ts';
import { handleLostConnections } from '#platform/pool-errors.ts';
import { databaseUrl } from './connection.ts';
import { timeouts } from './timeouts.ts';

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
