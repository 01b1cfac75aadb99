import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { ClientBase } from 'pg';
import { keysFor } from '#platform/derived-keys.ts';
import { executorOf } from '#platform/transaction.ts';

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
const nameOf = (key: Buffer) => hashed(key, 'the name of this key', KEY_LETTERS);

/** All marks an address may have: under the current secret and each former one. */
export const erasureMarks = (compared: string): string[] =>
  keysFor('departures').map(key => hashed(key, compared, MARK_LETTERS));

/** Whether we have the secret that made a mark; without it nobody can find out whose it is. */
export function isMarkedByUs({ key }: Pick<Erasure, 'key'>): boolean {
  return keysFor('departures').some(ours => nameOf(ours) === key);
}

/**
 * Records that the owner of a normalised address was erased from each of `places`, in the same transaction: earlier
 * backups still hold the data.
 */
export async function recordErasure(
  writer: Parameters<typeof executorOf>[0],
  compared: string,
  places: readonly string[],
): Promise<void> {
  const [key] = keysFor('departures');
  const mark = hashed(key, compared, MARK_LETTERS);
  const rows = places.map(what => sql`(${what}, ${mark}, ${nameOf(key)})`);
  const executor = await executorOf(writer);
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
