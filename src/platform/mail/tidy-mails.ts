import type pg from 'pg';
import { queueForgotten } from './outbox-store.ts';

/** Words of a message are of use while somebody may ask about it; that it was sent, for a year. */
const BODY_DAYS = 30;
const ROW_DAYS = 365;

/** Takes the words out of messages sent thirty days ago, and deletes what is older than a year; tells how many of each. */
export async function tidyMails(pool: pg.Pool): Promise<{ emptied: number; deleted: number }> {
  const deleted = await pool.query(
    `delete from mails where state in ('sent', 'failed', 'bounced', 'held')
       and updated_at < now() - $1 * interval '1 day' and created_at < now() - $1 * interval '1 day'`,
    [ROW_DAYS],
  );
  const emptied = await pool.query(
    `update mails set html = null, text = null, data = null, headers = null
     where state = 'sent' and sent_at < now() - $1 * interval '1 day' and coalesce(html, text, data::text) is not null`,
    [BODY_DAYS],
  );
  return { emptied: emptied.rowCount ?? 0, deleted: deleted.rowCount ?? 0 };
}

/** The same, and whatever waits without a job is queued. */
export async function tidyOutbox(pool: pg.Pool): Promise<void> {
  await queueForgotten(pool);
  await tidyMails(pool);
}
