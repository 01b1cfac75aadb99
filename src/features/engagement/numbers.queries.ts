import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { batch } from '#core/batch.ts';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { executorOf } from '#platform/transaction.ts';
import { type CountKind, type CountName, writeCountName } from './count.rules.ts';

/** $1 kinds, $2 keys. */
const numbersOf = `
  select asked.kind, asked.key, counts.n
  from unnest($1::text[], $2::text[]) as asked(kind, key)
  join counts on counts.kind = asked.kind::enum_counts_kind and counts.key = asked.key
`;

type Row = CountName & { n: string | number };
type Numbers = Record<string, number>;

const listing = new WeakMap<Payload, (names: readonly CountName[]) => Promise<Numbers>>();

/** The counts of a page by name; 0 if never counted. Concurrent requests are combined into one query. */
export function listNumbers(payload: Payload, names: readonly CountName[]): Promise<Numbers> {
  const list =
    listing.get(payload) ??
    batch((requests: readonly (readonly CountName[])[]) => listBatch(payload, requests));
  listing.set(payload, list);
  return list(names);
}

async function listBatch(payload: Payload, requests: readonly (readonly CountName[])[]): Promise<Numbers[]> {
  const wanted = new Map(requests.flat().map(name => [writeCountName(name), name]));
  const each = [...wanted.values()];
  const values = [each.map(({ kind }) => kind), each.map(({ key }) => key)];
  const rows =
    each.length === 0
      ? []
      : await runPrepared<Row>(payload, { name: 'list numbers', text: numbersOf, values });
  const numbers = new Map(rows.map(row => [writeCountName(row), Number(row.n)]));
  return requests.map(names =>
    Object.fromEntries(names.map(writeCountName).map(name => [name, numbers.get(name) ?? 0])),
  );
}

/** The counts of one kind by key: all, or only the given key if it was ever counted. */
export async function listCounts(
  payload: Payload,
  kind: CountKind,
  key?: string,
): Promise<Record<string, number>> {
  const executor = await executorOf({ payload });
  const only = key === undefined ? sql`` : sql` and key = ${key}`;
  const { rows } = (await executor.execute(sql`
    select key, n from counts where kind = ${kind}${only} order by key
  `)) as { rows: { key: string; n: string | number }[] };
  return Object.fromEntries(rows.map(row => [row.key, Number(row.n)]));
}
