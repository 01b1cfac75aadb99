import { hasContent } from '#platform/backup/tables.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { WITHOUT_BACKUP } from '../backup/before-upgrade.ts';
import { makeFirstKey } from '../backup/first-key.ts';
import { step } from '../terminal/progress.mjs';
import { runPreparation } from './preparation.ts';

/**
 * Brings the tables up to date, after a backup of their contents unless the command was started with --without-backup.
 * The key of an installation without one is shown here, where a person sees it.
 */
export async function migrateDatabase(): Promise<void> {
  const flags = process.argv.includes(WITHOUT_BACKUP) ? [WITHOUT_BACKUP] : [];
  if (flags.length === 0 && (await hasContent(databaseUrl()))) await makeFirstKey();
  let words = '';
  await step('Migrations', async () => {
    words = await runPreparation('migrations', ...flags);
  });
  if (words !== '') process.stdout.write(`\n${words}\n\n`);
}
