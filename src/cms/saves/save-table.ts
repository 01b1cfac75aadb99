import { readFile } from 'node:fs/promises';
import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the table in save-table.sql; change it with the table, so that existing databases are updated too. */
export const saveTableStep = 'save-table-4';

/** Creates the table of saves in the database at `url`. */
export async function prepareSaveTable(url: string): Promise<void> {
  const table = await readFile(new URL('./save-table.sql', import.meta.url), 'utf8');
  await connectOnce(url, client => client.query(table));
}
