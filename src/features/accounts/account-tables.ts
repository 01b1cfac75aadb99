import { getMigrations } from 'better-auth/db/migration';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { openSchemaPool } from '#platform/database/schema-pool.ts';
import { accountOptions } from './account-options.ts';
import { mailLinkTable } from './mail-link/mail-link-table.ts';
import { passkeyTables } from './passkey/passkey-table.ts';
import { supporterTables } from './supporter/supporter-tables.ts';

/** Tables besides those of better-auth. Their SQL is part of the hash in account-tables-step.ts. */
export const ownTables = [mailLinkTable, supporterTables, passkeyTables].join('\n');

/** Advisory lock id of the account tables; arbitrary, but it must never change. */
const TABLES_LOCK = 4_012_027;

/**
 * Creates or upgrades the account tables in their own schema; does nothing if they are current. Concurrent processes
 * wait for the first.
 * @returns the tables of better-auth that were created or changed.
 */
export async function prepareAccountTables(): Promise<string[]> {
  return connectOnce(databaseUrl(), async client => {
    await client.query('select pg_advisory_lock($1)', [TABLES_LOCK]);
    await client.query('create schema if not exists auth');
    const pool = openSchemaPool('auth');
    try {
      const { toBeCreated, toBeAdded, runMigrations } = await getMigrations(accountOptions(pool, []));
      await runMigrations();
      await client.query(ownTables);
      return [...new Set([...toBeCreated, ...toBeAdded].map(({ table }) => table))];
    } finally {
      await pool.end();
    }
  });
}
