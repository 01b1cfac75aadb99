import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { getExecutor } from '#platform/transaction.ts';

type Reader = {
  email: string;
  name?: string;
  status?: 'waiting' | 'confirmed' | 'suspended' | 'left';
  language?: 'en' | 'am';
  edition?: 'full' | 'light';
  topics_events?: boolean;
  paused_until?: string;
};

let made = 0;

/** Readers inserted directly into the table, confirmed unless stated otherwise; returns their ids. */
export async function addReaders(payload: Payload, readers: readonly Reader[]): Promise<number[]> {
  const executor = await getExecutor({ payload });
  const ids: number[] = [];
  for (const reader of readers) {
    made += 1;
    const { email, name = 'Liya', status = 'confirmed', language = 'en', edition = 'full' } = reader;
    const compared = email ? comparedEmail(email) : `gone-${made}`;
    const { rows } = (await executor.execute(sql`
      insert into subscribers
        (name, email, compared, status, language, edition, topics_news, topics_events, topics_projects, paused_until,
         joined_at, confirmed_at, source, consent_version, updated_at, created_at)
      values (${name}, ${email}, ${compared}, ${status}, ${language}, ${edition}, true, ${reader.topics_events ?? true},
        true, ${reader.paused_until ?? null}, now(), now(), 'section', '2026-11-20', now(), now())
      returning id
    `)) as { rows: { id: number }[] };
    ids.push(...rows.map(row => Number(row.id)));
  }
  return ids;
}

/** What the editor stores for one paragraph. */
export function paragraph(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  const block = { type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', children: [words] };
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children: [block] } };
}

type Issue = {
  subject?: { en?: string; am?: string };
  opening?: ReturnType<typeof paragraph> | null;
  parts?: object[];
  topic?: string;
  languages?: string[];
};

/** An issue as staff leave it: a draft with a subject and an opening unless stated otherwise. */
export async function addIssue(payload: Payload, issue: Issue): Promise<number> {
  const { subject = { en: 'News from the clinics' }, opening = paragraph('Dear friends'), ...rest } = issue;
  const collection = 'newsletter-issues';
  const first = await payload.create({
    collection,
    data: { ...rest, opening, subject: subject.en ?? '' } as never,
    draft: true,
    locale: 'en',
  });
  if (subject.am)
    await payload.update({
      collection,
      id: first.id,
      data: { subject: subject.am },
      draft: true,
      locale: 'am',
    });
  return first.id;
}

export type QueuedMail = { to: string; locale: string; edition: string; subject: string; state: string };

/** The mails of an issue by address. */
export async function listIssueMails(payload: Payload, issue: number): Promise<QueuedMail[]> {
  const executor = await getExecutor({ payload });
  const { rows } = (await executor.execute(sql`
    select "to", locale, edition, subject, state from mails where bulk_of = ${String(issue)} order by "to"
  `)) as { rows: QueuedMail[] };
  return rows;
}

/** How many mails of an issue wait with a job that sends them. */
export async function queuedJobs(payload: Payload, issue: number): Promise<number> {
  const executor = await getExecutor({ payload });
  const { rows } = (await executor.execute(sql`
    select count(*)::int as n from mails join graphile_worker.jobs on key = 'mail:' || mails.id
    where bulk_of = ${String(issue)} and mails.state = 'waiting'
  `)) as { rows: { n: number }[] };
  return Number(rows[0]?.n);
}

/** An empty queue, as after every job has processed its mail. */
export async function clearJobs(payload: Payload): Promise<void> {
  const executor = await getExecutor({ payload });
  await executor.execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  );
}

/** No readers, issues or mails: each test in a file starts with its own. */
export async function clearNewsletter(payload: Payload): Promise<void> {
  const executor = await getExecutor({ payload });
  await executor.execute(sql`delete from issue_sendings`);
  await executor.execute(sql`delete from newsletter_issues`);
  await executor.execute(sql`delete from subscribers`);
  await executor.execute(sql`delete from mails`);
  await clearJobs(payload);
}
