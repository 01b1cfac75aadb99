import { readFile } from 'node:fs/promises';
import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the tables in approval-tables.sql; change it with them, so that existing databases are updated too. */
export const approvalTablesStep = 'approval-tables-3';

/** Creates the table of approvals and its functions in the database at `url`; needs those of saves. */
export async function prepareApprovalTables(url: string): Promise<void> {
  const tables = await readFile(new URL('./approval-tables.sql', import.meta.url), 'utf8');
  await connectOnce(url, client => client.query(tables));
}
