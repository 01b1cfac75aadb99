import { createHmac } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { connectOnce } from '#platform/database/connect-once.ts';
import { keysFor } from '#platform/derived-keys.ts';
import { getExecutor } from '#platform/transaction.ts';

/**
 * Records that the owner of an address was erased from one place, or unsubscribed. `mark` is a keyed hash of the
 * normalised address, useless without our secret; `key` identifies that secret.
 */
export type Erasure = { id: string; at: string; what: string; mark: string; key: string };

const MARK_LETTERS = 22;
const KEY_LETTERS = 8;

const hashed = (key: Buffer, text: string, letters: number) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, letters);

/** Contains a blank, so the hash that identifies a key can never equal an address's mark. */
const nameKey = (key: Buffer) => hashed(key, 'the name of this key', KEY_LETTERS);

/** All marks an address may have: under the current secret and each former one. */
export const erasureMarks = (compared: string): string[] =>
  keysFor('departures').map(key => hashed(key, compared, MARK_LETTERS));

/** Whether we have the secret that made a mark; without it nobody can find out whose it is. */
export function isMarkedByUs({ key }: Pick<Erasure, 'key'>): boolean {
  return keysFor('departures').some(ours => nameKey(ours) === key);
}

/**
 * Records that the owner of a normalised address was erased from each of `places`, in the same transaction: earlier
 * backups still hold the data.
 */
export async function recordErasure(
  writer: Parameters<typeof getExecutor>[0],
  compared: string,
  places: readonly string[],
): Promise<void> {
  const [key] = keysFor('departures');
  const mark = hashed(key, compared, MARK_LETTERS);
  const rows = places.map(what => sql`(${what}, ${mark}, ${nameKey(key)})`);
  const executor = await getExecutor(writer);
  await executor.execute(
    sql`insert into setup.departures (what, mark, key) values ${sql.join(rows, sql`, `)}`,
  );
}

/** Saves the erasures the database knows before it is emptied for a restore. */
export async function storeErasures(client: ClientBase): Promise<void> {
  await client.query('create temp table departures_now on commit drop as select * from setup.departures');
}

/**
 * Adds the saved erasures, and those in `lists` beside the backup, to the backup's own.
 * @returns those that were new: they happened after the backup was made. This compares no clocks, so none can be wrong.
 */
export async function mergeErasures(client: ClientBase, lists: readonly Erasure[]): Promise<Erasure[]> {
  const { rows } = await client.query<Erasure>(
    `insert into setup.departures (id, at, what, mark, key)
     select id, at, what, mark, key from departures_now
     union all select id, at, what, mark, key from
       jsonb_to_recordset($1) as listed(id uuid, at timestamptz, what text, mark text, key text)
     on conflict (id) do nothing returning id::text, at::text, what, mark, key`,
    [JSON.stringify(lists)],
  );
  return rows;
}

/** The file beside the backups: one JSON line for each erasure, append-only. */
export const ERASURE_LIST = 'departures.jsonl';

/** The name of this task in the record of scheduled work, and how often it runs. */
export const LISTING_ERASURES = 'listing who left, for restores';
export const LISTING_EVERY_MS = 60_000;

const line: z.ZodType<Erasure> = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  what: z.string().max(100),
  mark: z.string().max(100),
  key: z.string().max(100),
});

/** The entries of the list in a folder, and the number of unreadable lines; null if there is no list. */
export async function readErasureList(
  folder: string,
): Promise<{ erasures: Erasure[]; unreadable: number } | null> {
  const text = await readFile(join(folder, ERASURE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const lines = text.split('\n').filter(one => one !== '');
  const erasures = lines.flatMap(one => line.safeParse(parse(one)).data ?? []);
  return { erasures, unreadable: lines.length - erasures.length };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Appends to the list in a folder the erasures that only the database has, and returns their number. Several processes
 * may do so at once: a repeated entry counts once.
 */
export async function listErasures(pool: Pick<pg.Pool, 'query'>, folder: string): Promise<number> {
  const listed = new Set((await readErasureList(folder))?.erasures.map(({ id }) => id));
  const { rows } = await pool.query<Omit<Erasure, 'at'> & { at: Date }>(
    'select id::text, at, what, mark, key from setup.departures order by at, id',
  );
  const missing = rows.filter(({ id }) => !listed.has(id));
  if (missing.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, ERASURE_LIST), 'a', 0o600);
  try {
    // A line cut off by a crash must not run into the next one: each begins with a line end.
    await file.write(missing.map(erasure => `\n${JSON.stringify(erasure)}`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  return missing.length;
}

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const erasureTableStep = 'departure-table-1';

const table = `
  create schema if not exists setup;
  create table if not exists setup.departures (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default clock_timestamp(),
    what text not null,
    mark text not null,
    key text not null
  );
  comment on table setup.departures is
    'Who was erased or left, by a keyed hash of the address, so that restoring a backup does not bring them back.';
`;

/** Creates the table of erasures in the database at `url`. */
export async function prepareErasureTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
