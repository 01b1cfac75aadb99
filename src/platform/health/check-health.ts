import type pg from 'pg';
import { COPYING_BACKUPS } from '#platform/backup/backup.rules.ts';
import { NIGHTLY_BACKUP, RESTORE_DRILL } from '#platform/backup/backup-scheduler.ts';
import { backupFolder } from '#platform/backup/backup-settings.ts';
import { NO_KEY } from '#platform/backup/seal.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import { LOOKING_FOR_JOBS } from '#platform/jobs/run-due-jobs.ts';
import { SENDING_MAIL } from '#platform/mail/mail.rules.ts';
import { KEEPING_ARCHIVE } from '#platform/wal-archive/archive.rules.ts';
import { evaluateHealth, type PartHealth } from './evaluate-health.ts';
import { type HealthFacts, readHealthFacts } from './health-facts.ts';

/** Checks the site as configured. Never throws. */
export async function checkHealth(
  pool: Pick<pg.Pool, 'query'>,
  now: Date,
): Promise<{ facts: HealthFacts; judged: PartHealth[] }> {
  const facts = await readHealthFacts(pool, {
    now,
    backupFolder: backupFolder(),
    copiedTo: env.BACKUP_COPY_TO ?? null,
    dataDir: env.DATA_DIR,
    walArchived:
      env.DATABASE_URL === EMBEDDED && env.BACKUP_COPY_TO !== undefined && env.BACKUP_NIGHTLY === 'on',
  });
  const judged = evaluateHealth({
    facts,
    now,
    names: {
      backup: NIGHTLY_BACKUP,
      copies: COPYING_BACKUPS,
      wal: KEEPING_ARCHIVE,
      drill: RESTORE_DRILL,
      worker: SENDING_MAIL,
      jobs: LOOKING_FOR_JOBS,
    },
    backups: { isOn: env.BACKUP_NIGHTLY === 'on', isClosed: env.BACKUP_KEY !== NO_KEY },
  });
  return { facts, judged };
}
