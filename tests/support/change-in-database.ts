import { changeChannel, writeNotice } from '#platform/changes.ts';
import { connectOnce } from '#platform/database/connect-once.ts';

/**
 * Changes what the site shows by one statement on its database, and announces these collections and globals to its
 * processes, as every write of the CMS does.
 */
export async function changeInDatabase(
  databaseUrl: string,
  tags: readonly string[],
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await connectOnce(databaseUrl, async client => {
    await client.query('begin');
    await client.query(statement, [...values]);
    await client.query('select pg_notify($1, $2)', [changeChannel, writeNotice(tags)]);
    await client.query('commit');
  });
}
