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
