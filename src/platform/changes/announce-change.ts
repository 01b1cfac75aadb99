import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { changeChannel, writeNotice } from '#platform/changes/change-channel.ts';

/**
 * Announces that documents under these tags (collection and global slugs) change, inside the transaction that writes
 * them: Postgres delivers the notice when it commits and forgets it when it rolls back, so nobody re-renders a page
 * before the new words can be read. Rejects when the database does, and with it the write.
 */
export async function announceChange(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const { drizzle, sessions } = req.payload.db as unknown as PostgresAdapter;
  const transaction = req.transactionID ? sessions[String(await req.transactionID)] : undefined;
  await (transaction?.db ?? drizzle).execute(sql`select pg_notify(${changeChannel}, ${writeNotice(tags)})`);
}
