import { type ClientBase, escapeIdentifier } from 'pg';
import { tableRights } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { BackupError } from './backup.rules.ts';
import type { SequenceValue, TableCopy } from './manifest.ts';

import type { MediaStore } from './media-store.ts';

/** All our tables are in these schemas; the queue of jobs and anything else in the database is left alone. */
export const ownSchemas = [
  ...new Set(Object.keys(tableRights).map(name => name.split('.')[0] ?? '')),
  // The schema of money in former versions: a backup is made before an upgrade renames it.
  'giving',
].filter(schema => schema !== 'graphile_worker');

/**
 * Tables that are created but stay empty, because their rows are useless elsewhere or later. They include sessions
 * and mailed links: a restore must not sign anybody in again, and a stolen backup must give no access. Unlogged
 * tables (the limits) are skipped too.
 */
const LEFT_EMPTY = new Set([
  'search.entries',
  'money.statement_files',
  'giving.statement_files',
  'auth.session',
  'auth.verification',
  'auth.mail_links',
  'auth.passkey_questions',
  'public.staff_sessions',
  'public.payload_locked_documents',
  'public.payload_locked_documents_rels',
  'setup.codes',
  'setup.work',
]);

export type Table = Pick<TableCopy, 'schema' | 'name' | 'columns'>;

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const columnList = ({ columns }: Table) => columns.map(escapeIdentifier).join(', ');

/** The text form of COPY: the same on every version of PostgreSQL, one row per line. */
export const copyOut = (table: Table) => `copy ${quoted(table)} (${columnList(table)}) to stdout`;
export const copyIn = (table: Table) => `copy ${quoted(table)} (${columnList(table)}) from stdin`;

/** The text of values must not depend on the connection's settings, and rows come in physical order. */
export const plainOutput = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmloption = 'content';
  set local synchronize_seqscans = off; set local statement_timeout = 0; set local lock_timeout = '30s'; set local transaction_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
`;

/** All our tables, with their stored columns. */
export async function listTables(client: ClientBase): Promise<(Table & { isBackedUp: boolean })[]> {
  const { rows } = await client.query<Table & { lasts: boolean }>(
    `select n.nspname as schema, c.relname as name, c.relpersistence = 'p' as lasts,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1, 2, 3 order by 1, 2`,
    [ownSchemas],
  );
  return rows.map(({ lasts, ...table }) => ({
    ...table,
    isBackedUp: lasts && !LEFT_EMPTY.has(`${table.schema}.${table.name}`),
  }));
}

/**
 * The value of each sequence. Sequences ignore snapshots: read after the tables, they are at or beyond the values in
 * the rows.
 */
export async function listSequences(client: ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ schema: string; name: string; value: string | null; first: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value, start_value::text as first
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [ownSchemas],
  );
  return rows.map(({ schema, name, value, first }) => ({
    schema,
    name,
    value: value ?? first,
    isCalled: value !== null,
  }));
}

/** The applied migrations, oldest first. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.payload_migrations where batch is distinct from -1 order by name',
  );
  return rows.map(({ name }) => name);
}

/** Every file the libraries of pictures, films and PDFs name: the originals and their sizes. */
export async function listMediaNames(client: ClientBase): Promise<string[]> {
  const { rows: columns } = await client.query<{ library: string; file: string }>(
    `select table_name as library, column_name as file from information_schema.columns
     where table_schema = 'public' and table_name in ('media', 'films', 'pdfs')
       and (column_name = 'filename' or column_name like 'sizes\\_%\\_filename')`,
  );
  if (columns.length === 0) return [];
  const named = columns.map(
    ({ library, file }) =>
      `select ${escapeIdentifier(file)} as file from public.${escapeIdentifier(library)}`,
  );
  const { rows } = await client.query<{ file: string }>(
    `select file from (${named.join(' union ')}) as named where file is not null order by 1`,
  );
  return rows.map(({ file }) => file);
}

/** Tables that have rows as soon as they are created. */
const COME_BY_THEMSELVES = new Set(['public.payload_migrations', 'public.payload_kv']);

/**
 * What a restore would replace: the number of tables with rows, whether there are files, and the name of the
 * database.
 */
export type Target = { name: string; filledTables: number; hasFiles: boolean };

/**
 * Checks the target before anything is changed.
 * @throws BackupError while the site, the admin or another client is connected: it would see and write half of both.
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
