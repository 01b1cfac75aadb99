import type { ClientBase } from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import type { MediaStore } from './media-store.ts';
import { listTables, quoted } from './tables.ts';

/** Rows that exist as soon as the tables are created. */
const COME_BY_THEMSELVES = new Set(['public.payload_migrations', 'public.payload_kv']);

/**
 * The content of the restore target: the number of tables with rows, whether there are files, the
 * database's name.
 */
export type Target = { name: string; filledTables: number; hasFiles: boolean };

/**
 * Checks the target before anything is changed.
 * @throws BackupError while the site, the admin or anybody else is connected: they would see and write half of both.
 */
export function inspectTarget(databaseUrl: string, media: MediaStore): Promise<Target> {
  return connectOnce(databaseUrl, async client => {
    const { rows } = await client.query<{ name: string; others: number }>(
      `select current_database() as name, (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`,
    );
    const [{ name, others } = { name: '', others: 0 }] = rows;
    if (others > 0)
      throw new BackupError(
        `Others use the database ${name} at this moment (${others} connections): stop the site first, then restore`,
      );
    return { name, filledTables: await countFilled(client), hasFiles: !(await media.isEmpty()) };
  });
}

/** Whether a database holds anything that a backup would save. */
export function hasContent(databaseUrl: string): Promise<boolean> {
  return connectOnce(databaseUrl, async client => (await countFilled(client, true)) > 0);
}

async function countFilled(client: ClientBase, savedOnly = false): Promise<number> {
  let filled = 0;
  for (const table of await listTables(client)) {
    if (savedOnly && !table.isBackedUp) continue;
    if (table.schema === 'setup' || COME_BY_THEMSELVES.has(`${table.schema}.${table.name}`)) continue;
    const { rows } = await client.query(`select exists (select 1 from ${quoted(table)}) as has`);
    if (rows[0].has) filled += 1;
  }
  return filled;
}
