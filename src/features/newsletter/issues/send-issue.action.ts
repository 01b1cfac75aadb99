import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { ClientBase } from 'pg';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { mailJobs } from '#platform/mail/outbox-store.ts';
import { getExecutor, inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { freezeIssue, type RenderIssue, readDraft, thawIssue } from './compose-issue.action.ts';
import type { IssueProblem, SendingControl } from './issue.rules.ts';
import { checkIssue } from './issue-desk.action.ts';
import { addSending, changeSendingState, heldReasons, readSending } from './issue-sending.ts';
import { queueIssue, SEND_SCHEDULED_ISSUE } from './send-scheduled-issue.job.ts';

/** Who sends, when, and with which renderer. */
type Sender = { by: string; now: Date; render: RenderIssue };

/** `already`: being sent or sent; the second request changed nothing. */
export type SendProblem =
  | { code: 'not-found' }
  | { code: 'already' }
  | { code: 'not-ready'; problems: IssueProblem[] }
  | { code: 'past' };

/** Sends an issue now: freezes it and queues one mail per reader, all or nothing. */
export async function sendIssue(
  payload: Payload,
  id: number,
  sender: Sender,
): Promise<Outcome<{ readers: number }, SendProblem>> {
  return oneAtATime(payload, id, async req => {
    const existing = await readSending(req, id);
    if (existing && existing.state !== 'scheduled') return problem({ code: 'already' });
    if (!existing) {
      const refused = await prepare(req, id, { ...sender, dueAt: sender.now });
      if (refused) return problem(refused);
    }
    return ok({ readers: await queueIssue(req, id, sender.now) });
  });
}

/** Freezes an issue and schedules it for `dueAt`. */
export async function scheduleIssue(
  payload: Payload,
  id: number,
  { dueAt, ...sender }: Sender & { dueAt: Date },
): Promise<Outcome<{ dueAt: Date }, SendProblem>> {
  if (!(dueAt.getTime() > sender.now.getTime())) return problem({ code: 'past' });
  return oneAtATime(payload, id, async req => {
    if (await readSending(req, id)) return problem({ code: 'already' });
    const refused = await prepare(req, id, { ...sender, dueAt });
    if (refused) return problem(refused);
    await payload.jobs.queue({
      task: SEND_SCHEDULED_ISSUE,
      input: { issue: id, dueAt: dueAt.toISOString() },
      waitUntil: dueAt,
      req,
    });
    return ok({ dueAt });
  });
}

/** Serialises concurrent requests for one issue; the second sees the result of the first. */
function oneAtATime<Value>(
  payload: Payload,
  id: number,
  act: (req: PayloadRequest) => Promise<Outcome<Value, SendProblem>>,
): Promise<Outcome<Value, SendProblem>> {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `newsletter-issue:${id}`);
    return act(req);
  });
}

async function prepare(
  req: PayloadRequest,
  id: number,
  { by, now, render, dueAt }: Sender & { dueAt: Date },
): Promise<SendProblem | null> {
  const issue = await readDraft(req, id);
  if (!issue) return { code: 'not-found' };
  const { problems } = await checkIssue(req, issue, now);
  if (problems.length > 0) return { code: 'not-ready', problems };
  const bodies = await freezeIssue(req, issue, { now, render });
  await addSending(req, { issue: id, dueAt, by, bodies, now });
  return null;
}

/** Cancels a schedule so that the issue can be changed; false if it is already being sent. */
export async function unscheduleIssue(payload: Payload, id: number, now: Date): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `newsletter-issue:${id}`);
    if (!(await changeSendingState(req, id, 'unschedule', now))) return false;
    await thawIssue(req, id);
    return true;
  });
}

/**
 * Effect on mails not yet sent. A mail already handed to the mail server cannot be recalled, but its retry is held.
 */
const onMails: Record<SendingControl, SQL> = {
  pause: sql`set state = 'held', reason = ${heldReasons.paused} where state = 'waiting'`,
  resume: sql`set state = 'waiting', reason = null where state = 'held'`,
  stop: sql`set state = 'held', reason = ${heldReasons.stopped} where state in ('waiting', 'held')`,
};

/** Pauses, resumes or stops an issue being sent; false if its state does not allow that. */
export async function controlSending(
  payload: Payload,
  id: number,
  act: SendingControl,
  now: Date,
): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `newsletter-issue:${id}`);
    if (!(await changeSendingState(req, id, act, now))) return false;
    const executor = await getExecutor(req);
    await executor.execute(sql`
      with steered as (
        update mails ${onMails[act]} and bulk_of = ${String(id)} returning id, bulk_of, state, next_attempt_at
      ) select ${mailJobs(`steered where state = 'waiting'`)}
    `);
    return true;
  });
}

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
