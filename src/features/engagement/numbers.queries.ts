import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { executorOf } from '#platform/transaction.ts';
import { type CountKind, type CountName, writeCountName } from './count.rules.ts';

/** The numbers a page asks for, by their names as they stand in the page; what was never counted is 0. */
export async function listNumbers(
  payload: Payload,
  names: readonly CountName[],
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = Object.fromEntries(names.map(name => [writeCountName(name), 0]));
  if (names.length === 0) return numbers;
  const executor = await executorOf({ payload });
  const pairs = names.map(({ kind, key }) => sql`(${kind}, ${key})`);
  const { rows } = (await executor.execute(sql`
    select kind::text as kind, key, n from counts where (kind::text, key) in (${sql.join(pairs, sql`, `)})
  `)) as { rows: { kind: CountKind; key: string; n: string | number }[] };
  for (const { kind, key, n } of rows) numbers[writeCountName({ kind, key })] = Number(n);
  return numbers;
}

/** The numbers of one kind by their keys: all of them, or that of one key where it was ever counted. */
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
