import type { Payload, PayloadRequest } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { freezeIssue, type RenderIssue, readDraft, thawIssue } from './freeze-issue.action.ts';
import { checkIssue } from './issue-desk.action.ts';
import type { IssueProblem } from './issue-problems.rules.ts';
import { addSending, moveSending, sendingOf } from './issue-sending.ts';
import { queueIssue } from './queue-issue.ts';
import { SEND_SCHEDULED_ISSUE } from './send-scheduled-issue.job.ts';

/** Who sends, when, and with which renderer. */
export type Sender = { by: string; now: Date; render: RenderIssue };

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
    const existing = await sendingOf(req, id);
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
    if (await sendingOf(req, id)) return problem({ code: 'already' });
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
    if (!(await moveSending(req, id, 'unschedule', now))) return false;
    await thawIssue(req, id);
    return true;
  });
}
