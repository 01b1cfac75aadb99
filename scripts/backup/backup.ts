import '../terminal/read-settings-file.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '#platform/backup/backup-files.ts';
import { backupFolder, backupPlan } from '#platform/backup/backup-settings.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import { storeSigningKey } from '#platform/backup/installation-key.ts';
import { makeBackup, writeBackup } from '#platform/backup/make-backup.ts';
import type { Manifest } from '#platform/backup/manifest.ts';
import { findEncryptionKey, makeKeyPair, readKeyPair } from '#platform/backup/seal.ts';
import { deriveSigningKey, signingKeyFile, trustedSigners } from '#platform/backup/signing.ts';
import { env } from '#platform/env.ts';
import { withDatabase } from '../database/configured-database.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { showSecret } from '../terminal/show-secret.ts';
import { makeFirstKey } from './first-key.ts';
import { openingKey } from './opening-key.ts';
import { formatContents, formatSize, missingFiles, whoWrote } from './words.ts';

const usage =
  'npm run backup [-- --to FILE | --unencrypted | --check FILE [--key-file FILE] | --list | --make-key | --make-signing-key --key-file FILE]; see docs/how-to/back-up-and-restore.md';

// "npm run backup" makes one backup in BACKUP_DIR; with options it checks one, lists them, or makes keys.
await exitOnFailure(async () => {
  const options = readOptions();
  if (options['make-key']) await makeKey();
  else if (options['make-signing-key']) await makeSigningKey(options['key-file']);
  else if (options.list) await list();
  else if (options.check !== undefined) await check(options.check, options['key-file']);
  else await withDatabase('npm run backup', () => make(options.to, options.unencrypted));
  process.exit(0);
});

async function make(to: string | undefined, unencrypted: boolean): Promise<void> {
  if (!unencrypted) await makeFirstKey();
  const plan = await backupPlan(new Date(), { unencrypted });
  const made = await step('Backup, and every byte of it read again', async () => {
    if (to === undefined) return makeBackup(plan);
    return { path: resolve(to), manifest: await writeBackup(resolve(to), plan), removed: 0 };
  });
  describe(made.path, made.manifest);
  console.log(missingFiles(made.manifest));
  if (made.removed > 0) console.log(`  ${made.removed} outdated backups were deleted.\n`);
  if (plan.key === null) console.log('  It is not encrypted: whoever has the file can read it.\n');
  if (!plan.signer)
    console.log('  It is not signed: nobody can prove who wrote it. See --make-signing-key in the guide.\n');
  console.log('  Not in it: the settings (.env). Keep a copy of them, and of the key, somewhere else.\n');
}

async function check(file: string, keyFile: string | undefined): Promise<void> {
  const key = await openingKey(keyFile);
  const trusted = await trustedSigners(key);
  const manifest = await step('Checked, every byte of it', () => checkBackup(resolve(file), key, trusted));
  describe(file, manifest);
  console.log(`  ${whoWrote(manifest)}\n`);
}

function describe(file: string, manifest: Manifest): void {
  console.log(`\n  ${file}\n  made ${manifest.madeAt} by ${manifest.software}: ${formatContents(manifest)}`);
}

async function list(): Promise<void> {
  const backups = await listBackups(backupFolder());
  for (const { path, bytes, isClosed } of backups)
    console.log(`  ${path}  ${formatSize(bytes)}${isClosed ? ', encrypted' : ''}`);
  if (backups.length === 0) console.log(`  There is no backup in ${backupFolder()}.`);
}

async function makeKey(): Promise<void> {
  const { publicKey, secretKey } = await makeKeyPair();
  const signing = signingSetting(secretKey);
  console.log(`
  For the settings of this machine, which can then write backups but not read them:
  BACKUP_KEY=${publicKey}
`);
  await showSecret({
    file: 'backup-key.txt',
    what: 'The key that opens the backups, and the one that signs them,',
    words: `  Also for the settings, and secret; it signs the backups:\n  ${signing}\n
  To open them, and to prove who wrote them. Have two people store it away from this machine; it is shown only once:\n  ${secretKey}\n\n`,
    content: `# For the settings of this machine, and secret; it signs the backups:
# ${signing}
# Opens the backups made with BACKUP_KEY=${publicKey}, and proves who wrote them. Have two people store it away from this machine.
${secretKey}
`,
  });
}

function signingSetting(secretKey: string): string {
  return `BACKUP_SIGNING_KEY=${deriveSigningKey(secretKey)}`;
}

/** For an installation whose key was made before backups were signed. */
async function makeSigningKey(keyFile: string | undefined): Promise<void> {
  const secretKey = keyFile === undefined ? null : await openingKey(keyFile);
  if (!secretKey?.startsWith('AGE-SECRET-KEY-'))
    throw new Failure('Name the file with the key that opens the backups (AGE-SECRET-KEY-…): --key-file');
  const pair = await readKeyPair(secretKey);
  if (pair.publicKey !== (await findEncryptionKey()))
    throw new Failure('That key does not open the backups of this machine; nothing was changed');
  if (env.BACKUP_KEY === undefined) {
    await storeSigningKey(pair);
    console.log(
      `\n  Backups are signed from now on (${signingKeyFile()}). Delete ${keyFile} from this machine.\n`,
    );
    return;
  }
  const signing = signingSetting(secretKey);
  await showSecret({
    file: 'backup-signing-key.txt',
    what: 'The key that signs the backups',
    words: `\n  For the settings of this machine, and secret:\n  ${signing}\n\n`,
    content: `# For the settings of this machine, and secret. Then remove this file.\n${signing}\n`,
  });
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        check: { type: 'string' },
        'key-file': { type: 'string' },
        list: { type: 'boolean', default: false },
        unencrypted: { type: 'boolean', default: false },
        'make-key': { type: 'boolean', default: false },
        'make-signing-key': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Failure(`${(error as Error).message}; ${usage}`);
  }
}
