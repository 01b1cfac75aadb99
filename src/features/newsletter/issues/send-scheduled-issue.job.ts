import type { PayloadRequest, TaskConfig } from 'payload';
import { logInfo } from '#platform/log.ts';
import { inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { sendingOf } from './issue-sending.ts';
import { queueIssue } from './queue-issue.ts';

export const SEND_SCHEDULED_ISSUE = 'send-scheduled-issue';

type Due = { issue: number; dueAt: string };

/** Sends an issue when it is due. Does nothing if it was cancelled, rescheduled or sent in the meantime. */
export const sendScheduledIssue: TaskConfig<{ input: Due; output: Record<string, never> }> = {
  slug: SEND_SCHEDULED_ISSUE,
  label: 'Send a scheduled issue',
  retries: 5,
  inputSchema: [
    { type: 'number', name: 'issue', required: true },
    { type: 'text', name: 'dueAt', required: true },
  ],
  handler: async ({ input, req }) => {
    const readers = await inOneTransaction(req.payload, batch => sendDue(batch, input, new Date()));
    if (readers !== null) logInfo('scheduled issue queued', { issue: input.issue, readers });
    return { output: {} };
  },
};

/** Queues a due issue; null if there was nothing to do. */
export async function sendDue(req: PayloadRequest, { issue, dueAt }: Due, now: Date): Promise<number | null> {
  await lockInTransaction(req, `newsletter-issue:${issue}`);
  const sending = await sendingOf(req, issue);
  if (sending?.state !== 'scheduled' || sending.dueAt !== dueAt || Date.parse(dueAt) > now.getTime())
    return null;
  return queueIssue(req, issue, now);
}
