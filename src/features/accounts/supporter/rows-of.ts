import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { executorOf } from '#platform/transaction.ts';

/** Where statements about accounts run: in the transaction of a request, or on their own. */
export type Writer = Parameters<typeof executorOf>[0];

/** Runs one statement on the tables of accounts and gives its rows. */
export async function rowsOf<Row>(writer: Writer, statement: SQL): Promise<Row[]> {
  const executor = await executorOf(writer);
  return ((await executor.execute(statement)) as { rows: Row[] }).rows;
}
