import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { changeChannel, writeNotice } from '#platform/changes/change-channel.ts';

/**
 * Announces that documents under these tags (collection and global slugs) change, inside the transaction that writes
 * them: Postgres delivers the notice on commit and drops it on rollback, so no page is rendered again before the new
 * content can be read. Rejects when the database does, and the write fails with it.
 */
export async function announceChange(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const { drizzle, sessions } = req.payload.db as unknown as PostgresAdapter;
  const transaction = req.transactionID ? sessions[String(await req.transactionID)] : undefined;
  await (transaction?.db ?? drizzle).execute(sql`select pg_notify(${changeChannel}, ${writeNotice(tags)})`);
}
