import { backupPlan } from '#platform/backup/backup-settings.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { hasContent } from '#platform/backup/tables.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { Failure } from '../terminal/failure.mjs';

/** Lets an upgrade change the database without a backup. */
export const WITHOUT_BACKUP = '--without-backup';

/**
 * Backs up a database with content before an upgrade whose newest migration is `newest`, and explains how to go back.
 * @throws Failure when that fails, so that nothing is changed.
 */
export async function backUpBeforeUpgrade(newest: string): Promise<void> {
  if (!(await hasContent(databaseUrl()))) return;
  const before = /^\d{8}_\d{6}/.exec(newest)?.[0] ?? '';
  const plan = await backupPlan(new Date()).catch(refuse);
  const { path } = await makeBackup({ ...plan, before }).catch(refuse);
  process.stdout.write(
    `  Backed up before the upgrade. To go back, with the former version: npm run restore -- ${path} --replace\n`,
  );
}

function refuse(error: Error): never {
  const reason = error.message.replace(/\.$/, '');
  throw new Failure(
    `Nothing was changed, because the backup before the upgrade failed: ${reason}. Fix that, or add ${WITHOUT_BACKUP}`,
  );
}
