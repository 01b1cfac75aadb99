import type { ClientBase } from 'pg';
import { heldReasons } from './issue-progress.ts';

/**
 * For a restored database: an issue that was being sent, or was due since the backup, may have reached its readers
 * already. An issue being sent is paused, an overdue one becomes a draft again, and staff decide.
 * @returns a message for the operator, or null if no issue was affected.
 */
export async function pauseRestoredIssues(client: ClientBase): Promise<string | null> {
  const paused = await client.query(
    `update issue_sendings s set state = 'paused', updated_at = now() where state = 'sending'
       and exists (select from mails m where m.bulk_of = s.issue_id::text and m.state in ('waiting', 'sending'))`,
  );
  await client.query(
    `update mails set state = 'held', reason = $1, lease_by = null, updated_at = now()
     where bulk_of is not null and state in ('waiting', 'sending')`,
    [heldReasons.paused],
  );
  const unscheduled = await client.query(
    "delete from issue_sendings where state = 'scheduled' and due_at <= now()",
  );
  const [one, other] = [paused.rowCount ?? 0, unscheduled.rowCount ?? 0];
  if (one + other === 0) return null;
  return `Issues of the newsletter may have gone out since: ${one} on their way are paused, ${other} whose time has passed are drafts again.`;
}
