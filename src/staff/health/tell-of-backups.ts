import type { Payload } from 'payload';
import type pg from 'pg';
import { STAFF } from '#cms/access/roles.ts';
import type { Staff } from '#payload-types';
import { NIGHTLY_BACKUP } from '#platform/backup/nightly-backup.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { Code } from '#platform/health/evaluate-health.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import type { Note, ScheduledWork, WorkRecord } from '#platform/jobs/work-record.ts';
import { queueMails, type UnwrittenMail } from '#platform/mail/outbox.ts';
import { backupMailTexts, backupTroubleKind, backupWellKind } from '../mails/backup-mail.texts.ts';

/** The name under which this stands in the list of regular work. */
export const TELLING_OF_BACKUPS = 'telling admins of backups';

const EVERY_MS = 5 * 60_000;

type Trouble = keyof typeof backupMailTexts.en.says;
type Reporting = {
  pool: Pick<pg.Pool, 'query'>;
  cms: () => Promise<Payload>;
  now: () => Date;
  /** When this process began: a night missed by a machine that was off is made up for before anybody is told. */
  startedAt?: Date;
};

const isTrouble = (code: Code): code is Trouble => code in backupMailTexts.en.says;

/**
 * Tells every admin by mail when the nightly backup failed or is overdue: once for each trouble, and once when it is over.
 * What was told last stands in the note of this work, so several workers tell it once, and a new start does not repeat it.
 */
export const tellingOfBackups = (telling: Reporting): ScheduledWork => ({
  name: TELLING_OF_BACKUPS,
  next: after => new Date(after.getTime() + EVERY_MS),
  do: () => tell(telling),
});

async function tell({ pool, cms, now, startedAt }: Reporting): Promise<Note> {
  const { facts, judged } = await checkHealth(pool, now());
  const told = facts.works.find(({ name }) => name === TELLING_OF_BACKUPS)?.note?.told ?? null;
  if (startedAt && now().getTime() - startedAt.getTime() < EVERY_MS) return { told };
  const nightly = facts.works.find(({ name }) => name === NIGHTLY_BACKUP);
  const found = judged.find(({ part }) => part === 'backups');
  // While one is being made, it is not known yet how it ends.
  if (!found || isBeingMade(nightly)) return { told };
  // On its first day a house has none yet; the page says so, and nobody is woken.
  const isMeant = found.code !== 'never' || found.state === 'now';
  const trouble = isTrouble(found.code) && isMeant ? found.code : null;
  if ((trouble === null) === (told === null)) return { told };
  const reason = found.code === 'unreadable' ? facts.backups.problem : (nightly?.problem ?? null);
  await inOneTransaction(await cms(), async req => {
    const { docs } = await req.payload.find({
      collection: STAFF,
      where: { role: { equals: 'admin' } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    });
    await queueMails(
      req,
      docs.map(admin => mailTo(admin, trouble, reason, req.payload.config.routes.admin)),
    );
  });
  return { told: trouble };
}

const isBeingMade = (work: WorkRecord | undefined) =>
  Boolean(work?.startedAt && (!work.endedAt || work.startedAt > work.endedAt));

function mailTo(
  { name, email, language }: Staff,
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
      says: trouble === null ? '' : texts.says[trouble],
      reason: reason ?? texts.noReason,
    },
    forStaff: true,
  };
}
