import '../terminal/read-settings-file.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { listBackups } from '#platform/backup/backup-files.ts';
import { backupFolder, backupPlan } from '#platform/backup/backup-settings.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import { makeBackup, writeBackup } from '#platform/backup/make-backup.ts';
import { withDatabase } from '../database/with-database.ts';
import { Failure, orExplain } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { openingKey } from './opening-key.ts';
import { contentsOf, missingFiles, sizeOf } from './words.ts';

const usage =
  'npm run backup [-- --to FILE | --check FILE [--key-file FILE] | --list | --make-key]; see docs/how-to/back-up-and-restore.md';

// "npm run backup" makes one backup in BACKUP_DIR; with options it checks one, lists them, or makes a pair of keys.
await orExplain(async () => {
  const options = readOptions();
  if (options['make-key']) await makeKey();
  else if (options.list) await list();
  else if (options.check !== undefined) await check(options.check, options['key-file']);
  else await withDatabase('npm run backup', () => make(options.to));
  process.exit(0);
});

async function make(to: string | undefined): Promise<void> {
  const plan = await backupPlan(new Date());
  const made = await step('Backup', async () => {
    if (to === undefined) return makeBackup(plan);
    return { path: resolve(to), manifest: await writeBackup(resolve(to), plan), removed: 0 };
  });
  await check(made.path, undefined);
  console.log(missingFiles(made.manifest));
  if (made.removed > 0) console.log(`  ${made.removed} outdated backups were deleted.\n`);
  if (plan.key === null)
    console.log('  It is not encrypted, as no BACKUP_KEY is set: whoever has the file can read it.\n');
  console.log('  Not in it: the settings (.env). Keep a copy of them, and of the key, somewhere else.\n');
}

/** Without what opens it, as where only the public half of a key is here, a backup cannot be read again. */
async function check(file: string, keyFile: string | undefined): Promise<void> {
  const key = await openingKey(keyFile);
  if (keyFile === undefined && key?.startsWith('age1') && file.endsWith('.age')) {
    console.log(`\n  ${file}\n  cannot be read here: only the public half of its key is on this machine.`);
    return;
  }
  const manifest = await step('Checked, every byte of it', () => checkBackup(resolve(file), key));
  console.log(`\n  ${file}\n  made ${manifest.madeAt} by ${manifest.software}: ${contentsOf(manifest)}`);
}

async function list(): Promise<void> {
  const backups = await listBackups(backupFolder());
  for (const { path, bytes, isClosed } of backups)
    console.log(`  ${path}  ${sizeOf(bytes)}${isClosed ? ', encrypted' : ''}`);
  if (backups.length === 0) console.log(`  There is no backup in ${backupFolder()}.`);
}

async function makeKey(): Promise<void> {
  const secret = await generateX25519Identity();
  console.log(`
  For the settings of this machine, which can then write backups but not read them:
  BACKUP_KEY=${await identityToRecipient(secret)}

  To open them, kept by two people away from this machine; it is shown this once:
  ${secret}
`);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        check: { type: 'string' },
        'key-file': { type: 'string' },
        list: { type: 'boolean', default: false },
        'make-key': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Failure(`${(error as Error).message}; ${usage}`);
  }
}
