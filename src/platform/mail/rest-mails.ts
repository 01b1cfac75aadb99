import type { ClientBase } from 'pg';

/** Why a mail rests after a restore, as the outbox shows it to staff. */
const RESTORED = 'It waited when the backup was made that was restored; it may have been sent since.';

/**
 * For a database that comes from a backup: what waited then may have left since, and nothing sent can be called
 * back. So everything that waits is kept until staff have looked. Mails of issues rest with their issue. The queue is not
 * part of a backup: jobs of the database that was replaced go, and those of mails come again when staff let them go.
 * @returns what was done, in words for whoever restored; null when nothing waited.
 */
export async function restMails(client: ClientBase): Promise<string | null> {
  const { rowCount } = await client.query(
    `update mails set state = 'held', reason = $1, lease_by = null, updated_at = now() where state in ('waiting', 'sending')`,
    [RESTORED],
  );
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  if (!rowCount) return null;
  return `${rowCount} mails waited when the backup was made. They may have been sent since, so they are kept in the outbox: look, then let them go.`;
}
