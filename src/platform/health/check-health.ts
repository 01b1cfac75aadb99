import type pg from 'pg';
import { NIGHTLY_BACKUP, RESTORE_DRILL } from '#platform/backup/backup-scheduler.ts';
import { backupFolder } from '#platform/backup/backup-settings.ts';
import { isPublicKey } from '#platform/backup/seal.ts';
import { env } from '#platform/env.ts';
import { LOOKING_FOR_JOBS } from '#platform/jobs/run-due-jobs.ts';
import { SENDING_MAIL } from '#platform/mail/mail.rules.ts';
import { evaluateHealth, type Judged } from './evaluate-health.ts';
import { type HealthFacts, readHealthFacts } from './health-facts.ts';

/** Checks the site as configured. Never throws. */
export async function checkHealth(
  pool: Pick<pg.Pool, 'query'>,
  now: Date,
): Promise<{ facts: HealthFacts; judged: Judged[] }> {
  const facts = await readHealthFacts(pool, { now, backupFolder: backupFolder(), dataDir: env.DATA_DIR });
  const key = env.BACKUP_KEY;
  const judged = evaluateHealth({
    facts,
    now,
    names: { backup: NIGHTLY_BACKUP, drill: RESTORE_DRILL, worker: SENDING_MAIL, jobs: LOOKING_FOR_JOBS },
    backups: {
      isOn: env.BACKUP_NIGHTLY === 'on',
      isClosed: key !== undefined,
      opensHere: key === undefined || !isPublicKey(key),
    },
  });
  return { facts, judged };
}
