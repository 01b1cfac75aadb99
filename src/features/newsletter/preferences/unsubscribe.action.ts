import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { recordErasure } from '#platform/backup/erasures.ts';
import { withdrawMails } from '#platform/mail/mail.personal-data.ts';
import { executorOf, inOneTransaction } from '#platform/transaction.ts';
import { unsubscribedHash } from '../reader-links.ts';

/** `left`: unsubscribed now. `had-left`: was not subscribed; the reader sees the same message. */
export type UnsubscribeResult = 'left' | 'had-left';

/** Name of an unsubscription in the erasure log, which a restore reapplies. */
export const UNSUBSCRIBED = 'left';

/** Kinds of mail to subscribers, withdrawn when they unsubscribe. */
const readerMailKinds = ['confirm', 'welcome', 'issue'] as const;

/**
 * Unsubscribes a reader. The row keeps its id, which links in old mail refer to, and a keyed hash of the address, so
 * that no import subscribes the owner again. Waiting letters are withdrawn.
 */
export function unsubscribe(payload: Payload, id: number, now: Date): Promise<UnsubscribeResult> {
  return inOneTransaction(payload, async req => {
    const compared = await unsubscribeWithin(req, id, now);
    if (compared === null) return 'had-left';
    await recordErasure(req, compared, [UNSUBSCRIBED]);
    return 'left';
  });
}

/** The same in the transaction of `req`; returns the compared address, or null if nobody was subscribed. */
export async function unsubscribeWithin(req: PayloadRequest, id: number, now: Date): Promise<string | null> {
  const executor = await executorOf(req);
  const { rows } = (await executor.execute(
    sql`select compared from subscribers where id = ${id} and status <> 'left' for update`,
  )) as { rows: { compared: string }[] };
  const [row] = rows;
  if (!row) return null;
  await withdrawMails(req, row.compared, readerMailKinds);
  const at = now.toISOString();
  await executor.execute(sql`
    update subscribers set
      status = 'left', name = '', email = '', compared = ${unsubscribedHash(row.compared)}, language = 'en',
      topics_news = true, topics_events = true, topics_projects = true, edition = 'full', paused_until = null,
      joined_at = ${at}, confirmed_at = null, left_at = ${at}, consent_version = '', consent_text = null,
      confirmation_mailed_at = null, suspended_at = null, suspended_for = null, updated_at = ${at}, created_at = ${at}
    where id = ${id}
  `);
  return row.compared;
}
