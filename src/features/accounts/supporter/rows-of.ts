import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { executorOf } from '#platform/transaction.ts';

/** Where account statements run: in the transaction of a request, or on their own. */
export type Writer = Parameters<typeof executorOf>[0];

/** Runs one statement on the account tables and returns its rows. */
export async function rowsOf<Row>(writer: Writer, statement: SQL): Promise<Row[]> {
  const executor = await executorOf(writer);
  return ((await executor.execute(statement)) as { rows: Row[] }).rows;
}
