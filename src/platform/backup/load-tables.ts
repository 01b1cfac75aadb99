import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError, damaged } from './backup.rules.ts';
import type { Manifest, TableCopy } from './manifest.ts';
import type { PlacedManifest } from './present-names.ts';
import { copyIn, copyOut, listTables, ownSchemas, quoted } from './tables.ts';
import type { TarEntry } from './tar.ts';

/** Drops all tables, sequences, types, views and functions of the CMS schema; those of extensions stay. */
export async function emptyPublicSchema(client: ClientBase): Promise<void> {
  const own = (of: string) =>
    `not exists (select 1 from pg_depend d where d.objid = ${of}.oid and d.deptype = 'e')`;
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop view if exists public.%I cascade', c.relname) as statement from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and ${own('c')}
    union all select format('drop table if exists public.%I cascade', c.relname) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${own('c')}
    union all select format('drop sequence if exists public.%I cascade', c.relname) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${own('c')}
    union all select format('drop type if exists public.%I cascade', t.typname) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype = 'e' and ${own('t')}
    union all select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and ${own('p')}`);
  for (const { statement } of rows) await client.query(statement);
}

/**
 * Drops the foreign keys, so that tables can be filled in any order, and returns a function that restores them: then
 * the database itself proves that every referenced row is there.
 */
export async function dropForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ lift: string; put: string }>(
    `
    select format('alter table %s drop constraint %I', place, conname) as lift,
      format('alter table %s add constraint %I %s', place, conname, definition) as put
    from (
      select format('%I.%I', n.nspname, r.relname) as place, c.conname, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
      where c.contype = 'f' and n.nspname = any($1)
    ) as keys`,
    [ownSchemas],
  );
  for (const { lift } of rows) await client.query(lift);
  return async () => {
    for (const { put } of rows) await client.query(put);
  };
}

/**
 * Disables the triggers of our own tables, which would refuse to be emptied, and to accept rows written under former
 * rules (a month that has been closed since). Returns a function that enables them again.
 */
export async function disableTriggers(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ place: string }>(
    `select distinct t.tgrelid::regclass::text as place from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and n.nspname <> 'public' and not t.tgisinternal`,
    [ownSchemas],
  );
  for (const { place } of rows) await client.query(`alter table ${place} disable trigger user`);
  return async () => {
    for (const { place } of rows) await client.query(`alter table ${place} enable trigger user`);
  };
}

/**
 * Empties our tables outside the CMS schema, except the preparation steps, which describe the tables as they are now.
 */
export async function emptyOwnTables(client: ClientBase): Promise<void> {
  await client.query('create temp table steps_now on commit drop as select * from setup.steps');
  const own = (await listTables(client)).filter(
    ({ schema, name }) => schema !== 'public' && `${schema}.${name}` !== 'setup.work',
  );
  const putTriggers = await disableTriggers(client);
  await client.query(`truncate ${own.map(quoted).join(', ')}`);
  await putTriggers();
}

/** Merges the preparation steps saved by `emptyOwnTables` with those in the backup. */
export async function mergeSteps(client: ClientBase): Promise<void> {
  await client.query('insert into setup.steps select * from steps_now on conflict (name) do nothing');
}

/**
 * Checks that every table and column of a backup exists.
 * @throws BackupError naming the first that does not.
 */
export async function requireTables(
  client: ClientBase,
  { tables, sequences }: PlacedManifest,
): Promise<void> {
  const there = new Map(
    (await listTables(client)).map(({ schema, name, columns }) => [`${schema}.${name}`, new Set(columns)]),
  );
  for (const { schema, name, columns } of tables) {
    const lacking = columns.find(column => !there.get(`${schema}.${name}`)?.has(column));
    if (lacking !== undefined)
      throw new BackupError(
        `The backup holds ${schema}.${name}.${lacking}, which this version does not know; nothing was changed`,
      );
  }
  for (const sequence of sequences) {
    const { rows } = await client.query('select to_regclass($1) is not null as known', [quoted(sequence)]);
    if (!rows[0].known)
      throw new BackupError(
        `The backup holds the counter ${sequence.name}, which this version does not know`,
      );
  }
}

/** Fills tables from the entries of a backup, which arrive table by table. */
export function openLoader(client: ClientBase, { tables }: PlacedManifest) {
  const byName = new Map(tables.map(table => [table.storedAs, table]));
  let open: { table: string; stream: Writable } | null = null;

  async function close(): Promise<void> {
    if (!open) return;
    const { stream } = open;
    open = null;
    stream.end();
    await finished(stream);
  }

  return {
    close,
    async add({ name, body }: TarEntry): Promise<void> {
      const [, key = ''] = name.split('/');
      if (open?.table !== key) {
        await close();
        const table = byName.get(key);
        if (!table) throw damaged(`table ${key} is not in its list of contents`);
        open = { table: key, stream: client.query(copyFrom(copyIn(table))) };
        // The next write or close reports the failure.
        open.stream.on('error', () => undefined);
      }
      for await (const piece of body) await write(open.stream, piece);
    },
  };
}

function write(stream: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(piece, error => (error ? reject(error) : resolve()));
  });
}

/** Sets every sequence to its value in the backup. */
export async function setSequences(
  client: ClientBase,
  { sequences }: Pick<Manifest, 'sequences'>,
): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(sequence),
      sequence.value,
      sequence.isCalled,
    ]);
}

/** Reads every table again: it must equal the backup byte for byte, or the restore is rolled back. */
export async function verifyContents(client: ClientBase, { tables }: PlacedManifest): Promise<void> {
  for (const table of tables) {
    const found = await hashTable(client, table);
    if (found !== table.sha256)
      throw new BackupError(
        `The table ${table.schema}.${table.name} came out different from the backup; nothing was changed`,
      );
  }
}

async function hashTable(client: ClientBase, table: TableCopy): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of client.query(copyTo(copyOut(table)))) hash.update(piece as Buffer);
  return hash.digest('hex');
}
