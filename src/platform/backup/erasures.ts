import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { ClientBase } from 'pg';
import { keysFor } from '#platform/derived-keys.ts';
import { executorOf } from '#platform/transaction.ts';

/**
 * That the owner of an address was erased from one place, or left: `mark` is a keyed hash of the address as it is compared,
 * which is no address without our secret, and `key` tells which secret that was.
 */
export type Erasure = { id: string; at: string; what: string; mark: string; key: string };

const MARK_LETTERS = 22;
const KEY_LETTERS = 8;

const hashed = (key: Buffer, text: string, letters: number) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, letters);

/** No address: what is hashed to tell keys apart can never be taken for somebody's mark. */
const nameOf = (key: Buffer) => hashed(key, 'the name of this key', KEY_LETTERS);

/** What somebody may be marked with: under the secret of today and each former one. */
export const erasureMarks = (compared: string): string[] =>
  keysFor('departures').map(key => hashed(key, compared, MARK_LETTERS));

/** Whether a secret that made marks is among ours; without it nobody can tell whose they are. */
export function isMarkedByUs({ key }: Pick<Erasure, 'key'>): boolean {
  return keysFor('departures').some(ours => nameOf(ours) === key);
}

/**
 * Writes down that the owner of a compared address went from each of `places`, inside the transaction in which that is
 * done: backups made before it still hold them.
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

/** Sets aside what the database to be replaced knows of, before it is emptied. */
export async function storeErasures(client: ClientBase): Promise<void> {
  await client.query('create temp table departures_now on commit drop as select * from setup.departures');
}

/**
 * Adds those that were set aside, and those of `lists` beside the backup, to what the backup itself knew.
 * @returns those it did not know: they went after it was made. No clock is asked, so none can be wrong.
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
