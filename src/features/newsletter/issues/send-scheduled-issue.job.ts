import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, TaskConfig } from 'payload';
import { defaultLocale } from '#core/locale.ts';
import { logInfo } from '#platform/log.ts';
import { mailDomain } from '#platform/mail/outbox.ts';
import { mailJobs } from '#platform/mail/outbox-store.ts';
import { getExecutor, inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { toSegment } from './issue.rules.ts';
import { changeSendingState, readersCondition, readSending } from './issue-sending.ts';
import type { IssueActContext } from './newsletter-issue.collection.ts';

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
  const sending = await readSending(req, issue);
  if (sending?.state !== 'scheduled' || sending.dueAt !== dueAt || Date.parse(dueAt) > now.getTime())
    return null;
  return queueIssue(req, issue, now);
}

/**
 * Queues one mail per reader of a scheduled issue, in the transaction of `req`, and returns the count. One statement
 * selects and inserts, and the unique key is issue and reader, so nobody gets it twice.
 */
export async function queueIssue(req: PayloadRequest, id: number, now: Date): Promise<number> {
  if (!(await changeSendingState(req, id, 'start', now))) return 0;
  const { topic, languages } = await req.payload.update({
    collection: 'newsletter-issues',
    id,
    data: { sentAt: now.toISOString() },
    // Set explicitly, because reading all languages changed the locale of the request.
    locale: defaultLocale,
    context: { sendingIssue: true } satisfies IssueActContext,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const executor = await getExecutor(req);
  const at = now.toISOString();
  // Inserting hundreds of thousands of rows takes longer than the usual limit.
  await executor.execute(sql`set local statement_timeout = 0`);
  const { rows } = (await executor.execute(sql`
    with queued as (
      insert into mails
        (kind, "to", to_name, compared, subject, locale, edition, headers, data, bulk_of, for_staff, state, attempts,
         next_attempt_at, message_id, dedupe_key, updated_at, created_at)
      select 'issue', compared, name, compared, bodies -> language::text -> edition::text ->> 'subject',
             language::text::enum_mails_locale, edition::text::enum_mails_edition, '{}',
             jsonb_build_object('subscriber', reader.id::text), ${String(id)}, false, 'waiting', 0,
             ${at}, '<' || gen_random_uuid() || ${`@${mailDomain()}>`}, ${`issue:${id}:`} || reader.id, ${at}, ${at}
      from subscribers as reader, (select bodies from issue_sendings where issue_id = ${id}) as frozen
      where ${readersCondition(toSegment({ topic: topic ?? null, languages: languages ?? null }), now)}
      on conflict (dedupe_key) do nothing
      returning id, bulk_of, next_attempt_at
    ), counted as (select count(*) as readers, ${mailJobs('queued')} as jobs from queued)
    update issue_sendings set readers = counted.readers, queued_at = ${at}
    from counted where issue_id = ${id} returning issue_sendings.readers, counted.jobs
  `)) as { rows: { readers: string | number }[] };
  return Number(rows[0]?.readers ?? 0);
}
