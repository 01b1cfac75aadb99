import { sql } from 'drizzle-orm';
import { changeChannel, writeNotice } from '#platform/changes.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/**
 * Announces that documents under these tags (collection and global slugs) change, inside the transaction that writes
 * them: Postgres delivers the notice on commit and drops it on rollback, so no page is rendered again before the new
 * content can be read. Rejects when the database does, and the write fails with it. Apart from changes.ts, so that a site
 * process, which only listens, starts without Drizzle.
 */
export async function announceChange(writer: Writer, tags: Iterable<string>): Promise<void> {
  await queryRows(writer, sql`select pg_notify(${changeChannel}, ${writeNotice(tags)})`);
}
