import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type pg from 'pg';
import type { Staff } from '#payload-types';
import { NIGHTLY_BACKUP } from '#platform/backup/backup-scheduler.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { Code } from '#platform/health/evaluate-health.ts';
import type { Note, ScheduledWork, WorkRecord } from '#platform/jobs/work-record.ts';
import { queueMails, type UnwrittenMail } from '#platform/mail/outbox.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { backupMailTexts, backupTroubleKind, backupWellKind } from '../mails/backup-mail.texts.ts';

/** The job's stored name in the table of scheduled work. */
export const BACKUP_REPORTS = 'telling admins of backups';

const EVERY_MS = 5 * 60_000;

type Reader = Pick<Staff, 'name' | 'email' | 'language'>;
type Trouble = keyof typeof backupMailTexts.en.problems;
type Reporting = {
  pool: Pick<pg.Pool, 'query'>;
  cms: () => Promise<Payload>;
  now: () => Date;
  /** When this process started: a machine that was off catches up on a missed night before anybody gets a mail. */
  startedAt?: Date;
};

const isTrouble = (code: Code): code is Trouble => code in backupMailTexts.en.problems;

/**
 * Mails every admin when the nightly backup failed or is overdue: once per problem, and once when it is solved. The
 * last report is stored in the job's note, so that several workers report once and a restart does not repeat it.
 */
export const backupReports = (context: Reporting): ScheduledWork => ({
  name: BACKUP_REPORTS,
  next: after => new Date(after.getTime() + EVERY_MS),
  do: () => reportTrouble(context),
});

async function reportTrouble({ pool, cms, now, startedAt }: Reporting): Promise<Note> {
  const { facts, judged } = await checkHealth(pool, now());
  const note = facts.works.find(({ name }) => name === BACKUP_REPORTS)?.note;
  // Versions before 2026-11-24 stored it as `told`.
  const reported = note?.reported ?? note?.told ?? null;
  if (startedAt && now().getTime() - startedAt.getTime() < EVERY_MS) return { reported };
  const nightly = facts.works.find(({ name }) => name === NIGHTLY_BACKUP);
  const found = judged.find(({ part }) => part === 'backups');
  // The result of a running backup is not known yet.
  if (!found || isRunning(nightly)) return { reported };
  // A new installation has no backup on its first day; the page shows that, and nobody gets a mail.
  const isReported = found.code !== 'never' || found.state === 'now';
  const trouble = isTrouble(found.code) && isReported ? found.code : null;
  if ((trouble === null) === (reported === null)) return { reported };
  const reason = found.code === 'unreadable' ? facts.backups.problem : (nightly?.problem ?? null);
  await inOneTransaction(await cms(), async req => {
    const { rows } = (await (
      await getExecutor(req)
    ).execute(sql`select name, email, language from staff where role = 'admin'`)) as { rows: Reader[] };
    await queueMails(
      req,
      rows.map(admin => mailTo(admin, trouble, reason, req.payload.config.routes.admin)),
    );
  });
  return { reported: trouble };
}

const isRunning = (work: WorkRecord | undefined) =>
  Boolean(work?.startedAt && (!work.endedAt || work.startedAt > work.endedAt));

function mailTo(
  { name, email, language }: Reader,
  trouble: Trouble | null,
  reason: string | null,
  admin: string,
): UnwrittenMail {
  const locale = language ?? 'en';
  const texts = backupMailTexts[locale];
  return {
    kind: trouble === null ? backupWellKind : backupTroubleKind,
    to: email,
    toName: name,
    locale,
    subject: (trouble === null ? texts.well : texts.trouble).subject,
    data: {
      name,
      page: `${env.STAFF_URL}${admin}/health`,
      says: trouble === null ? '' : texts.problems[trouble],
      reason: reason ?? texts.noReason,
    },
    forStaff: true,
  };
}
