import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { recordErasure } from '#platform/backup/erasures.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { withdrawMails } from '#platform/mail/mail.personal-data.ts';
import { executorOf } from '#platform/transaction.ts';
import { leftAddress } from './left-address.ts';

/** `left`: gone from the list now. `had-left`: nothing was there to leave any more; both are told the same. */
export type Left = 'left' | 'had-left';

/** What leaving is called in the list of those who went, which restores of older backups heed. */
export const LEFT = 'left';

/** What is written to subscribers, and not sent any more once they have left. */
const lettersToReaders = ['confirm', 'welcome', 'issue'] as const;

/**
 * Takes a reader off the list. Of the row stays the number, which links in old mail name, and a keyed hash of the
 * address, so that no import brings its owner back; of the letters to them, those that wait are not sent.
 */
export function unsubscribe(payload: Payload, id: number, now: Date): Promise<Left> {
  return inOneTransaction(payload, async req => {
    const compared = await unsubscribeWithin(req, id, now);
    if (compared === null) return 'had-left';
    await recordErasure(req, compared, [LEFT]);
    return 'left';
  });
}

/** The same inside the transaction of `req`; gives the compared address they had, or null where nobody was left. */
export async function unsubscribeWithin(req: PayloadRequest, id: number, now: Date): Promise<string | null> {
  const executor = await executorOf(req);
  const { rows } = (await executor.execute(
    sql`select compared from subscribers where id = ${id} and status <> 'left' for update`,
  )) as { rows: { compared: string }[] };
  const [row] = rows;
  if (!row) return null;
  await withdrawMails(req, row.compared, lettersToReaders);
  const at = now.toISOString();
  await executor.execute(sql`
    update subscribers set
      status = 'left', name = '', email = '', compared = ${leftAddress(row.compared)}, language = 'en',
      topics_news = true, topics_events = true, topics_projects = true, edition = 'full', paused_until = null,
      joined_at = ${at}, confirmed_at = null, left_at = ${at}, consent_version = '', consent_text = null,
      confirmation_mailed_at = null, updated_at = ${at}, created_at = ${at}
    where id = ${id}
  `);
  return row.compared;
}
