import type pg from 'pg';
import { jobsFrom } from '#platform/jobs/add-jobs.ts';
import { type BounceKind, bounceKinds } from './bounce.rules.ts';
import { recordBounce } from './outbox-store.ts';
import { bounceWords } from './refusal.rules.ts';

/** The task that writes down what a provider reported; the site, which is told, may not change mails. */
export const NOTE_BOUNCE = 'note-bounce';

/** What a provider says about one mail. `status` is an enhanced status code such as 5.1.1, or empty. */
export type ReportedBounce = {
  /** Our Message-ID, where the provider keeps it; else the latest mail that was sent to `email` is meant. */
  messageId?: string | undefined;
  email?: string | undefined;
  bounce: BounceKind;
  status: string;
};

type Noted = { mail: number; bounce: BounceKind; status: string };

/** The statement that finds the mails meant and queues their jobs: its parameters are rows of ReportedBounce as JSON. */
export const noteBouncesText = `
  with reported as (
    select coalesce(
      (select id from mails where message_id = report."messageId"),
      (select id from mails where compared = report.compared and state in ('sent', 'bounced')
         and created_at > now() - interval '30 days' order by created_at desc, id desc limit 1)) as id,
      report.bounce, report.status
    from jsonb_to_recordset($1::jsonb) as report ("messageId" text, compared text, bounce text, status text)
  ), meant as (select distinct on (id) * from reported where id is not null order by id, bounce)
  select (select count(*)::int from meant) as meant, ${jobsFrom('meant', {
    task: NOTE_BOUNCE,
    payload: `json_build_object('mail', id, 'bounce', bounce, 'status', status)`,
    key: `'note-bounce:' || id`,
    runAt: 'now()',
  })}`;

/** Writes one of them down. */
export async function noteBounce(pool: pg.Pool, payload: unknown): Promise<void> {
  const { mail, bounce, status } = payload as Noted;
  if (!bounceKinds.includes(bounce)) return;
  const code = /^[45]\.\d{1,3}\.\d{1,3}$/.test(status) ? ` (${status})` : '';
  const reason = `${bounceWords(bounce, status)}. The mail provider reported that it came back${code}.`;
  await recordBounce(pool, { mail }, { bounce, reason });
}
