import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { dropForeignKeys, setSequences } from '#platform/backup/load-tables.ts';
import { presentColumn, presentName } from '#platform/backup/present-names.ts';
import {
  copyIn,
  copyOut,
  listSequences,
  listTables,
  plainOutput,
  quoted,
  type Table,
} from '#platform/backup/tables.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { applyMigrations } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';

/** Columns of the CMS that the newest migration renames: by table, the former name and the present one. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  giving_fees: { way: 'method' },
  _giving_v_version_fees: { way: 'method' },
};
const nowCalled = ({ name }: Table, column: string) => RENAMED[name]?.[column] ?? column;

/** The migrations of the previous release. */
export const formerMigrations = migrations.slice(0, -1);

/**
 * Creates a database as the previous release left it: its tables by its own migrations, and in them the rows of
 * `from`, in the columns both have.
 */
export async function makeFormerRelease(payload: Payload, url: string, from: string): Promise<void> {
  await connectOnce(url, client => client.query('drop schema public cascade; create schema public'));
  await applyMigrations(payload, url, formerMigrations);
  await connectOnce(from, source => connectOnce(url, target => copySharedRows(source, target)));
}

async function copySharedRows(source: Client, target: Client): Promise<void> {
  const given = new Map((await savedTables(source)).map(table => [quoted(table), table]));
  const putForeignKeys = await dropForeignKeys(target);
  for (const table of await savedTables(target)) {
    const isGiven = (column: string) => given.get(quoted(table))?.columns.includes(nowCalled(table, column));
    const columns = table.columns.filter(isGiven);
    if (columns.length === 0) continue;
    const present = columns.map(column => nowCalled(table, column));
    await pipeline(
      source.query(copyTo(copyOut({ ...table, columns: present }))),
      target.query(copyFrom(copyIn({ ...table, columns }))),
    );
  }
  await putForeignKeys();
  const sequences = await listSequences(source);
  const known = new Set((await listSequences(target)).map(quoted));
  await setSequences(target, { sequences: sequences.filter(each => known.has(quoted(each))) });
}

const BY_THEMSELVES = ['payload_migrations', 'steps'];

const savedTables = async (client: Client) =>
  (await listTables(client)).filter(({ name, isBackedUp }) => isBackedUp && !BY_THEMSELVES.includes(name));

/**
 * The contents of every column of a database, by `schema.table.column`: a digest of its values, in any order of rows.
 */
export type Contents = ReadonlyMap<string, string>;

/** Reads the contents of all columns, or of those in `like`. A column that no longer exists is left out. */
export function readContents(url: string, like?: Contents): Promise<Contents> {
  return connectOnce(url, async client => {
    await client.query(`begin; ${plainOutput}`);
    const contents = new Map<string, string>();
    for (const table of await savedTables(client))
      for (const [column, digest] of await readDigests(client, table)) {
        const name = `${table.schema}.${table.name}.${column}`;
        if (!like || like.has(name)) contents.set(name, digest);
      }
    return contents;
  });
}

async function readDigests(client: Client, table: Table): Promise<[string, string][]> {
  const digest = (column: string) =>
    `count(*) || ' ' || md5(coalesce(string_agg(coalesce("${column}"::text, ''), '|' order by "${column}"::text), ''))`;
  const { rows } = await client.query({
    text: `select ${table.columns.map(digest).join(', ')} from ${quoted(table)}`,
    rowMode: 'array',
  });
  return table.columns.map((column, at) => [column, String(rows[0]?.[at])]);
}

/** The columns whose content is missing or different in another database, by their present names. */
export const differences = (before: Contents, after: Contents): string[] => {
  const now = new Map([...after].map(([name, digest]) => [inPresentWords(name), digest]));
  return [...before]
    .map(([name, digest]) => [inPresentWords(name), digest] as const)
    .filter(([name, digest]) => now.get(name) !== digest)
    .map(([name]) => name);
};

function inPresentWords(column: string): string {
  const [schema = '', name = '', of = ''] = column.split('.');
  const table = presentName({ schema, name });
  return `${table.schema}.${table.name}.${presentColumn({ schema }, nowCalled({ ...table, columns: [] }, of))}`;
}
