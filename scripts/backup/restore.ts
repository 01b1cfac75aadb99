import '../terminal/read-settings-file.mjs';
import { mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import config from '#config';
import { pauseRestoredIssues } from '#features/newsletter/issues/pause-restored-issues.ts';
import { mediaInUse } from '#platform/backup/backup-settings.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import type { Manifest } from '#platform/backup/manifest.ts';
import { migrationsFor } from '#platform/backup/migrations-for.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import type { OpeningKey } from '#platform/backup/seal.ts';
import { inspectTarget, type Target } from '#platform/backup/target.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { env } from '#platform/env.ts';
import { restMails } from '#platform/mail/outbox-care.ts';
import { needsPreparation, prepareDatabase, runPreparation } from '../database/preparation.ts';
import { withDatabase } from '../database/with-database.ts';
import { Failure, orExplain } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { WITHOUT_BACKUP } from './before-upgrade.ts';
import { openingKey } from './opening-key.ts';
import { listedErasures, reapplyListed } from './reapply.ts';
import { contentsOf, missingFiles, sizeOf } from './words.ts';

const usage =
  'npm run restore -- FILE [--key-file FILE] [--replace] [--yes]; see docs/how-to/back-up-and-restore.md';

// "npm run restore -- FILE" checks a backup from its first byte to its last, and only then puts it in place.
await orExplain(async () => {
  const { file, keyFile, replace, yes } = readOptions();
  const key = await openingKey(keyFile);
  const manifest = await step('Checked, every byte of it', () => checkBackup(file, key));
  migrationsFor(manifest, migrations);
  console.log(`\n  Made ${manifest.madeAt} by ${manifest.software}: ${contentsOf(manifest)}\n`);
  await requireRoom(manifest);
  await withDatabase('npm run restore', async () => {
    const target = await inspectTarget(databaseUrl(), mediaInUse());
    if (target.filledTables > 0 || target.hasFiles) await requireConsent(target, { replace, yes });
    await restore(file, key, manifest);
  });
  process.exit(0);
});

async function restore(file: string, key: OpeningKey, manifest: Manifest): Promise<void> {
  await step('Tables beside the CMS', () => prepareDatabase('own-tables'));
  const payload = await getPayload({ config, disableOnInit: true });
  const listed = await listedErasures(file);
  const { settled, erasures } = await step('Restored, and proven equal', async () =>
    restoreBackup({
      file,
      key,
      manifest,
      payload,
      migrations,
      media: mediaInUse(),
      settle: [pauseRestoredIssues, restMails],
      erasures: listed.erasures,
    }),
  );
  const { migrations: pending } = await needsPreparation({ samples: false });
  if (pending) await step('Newer migrations', migrate);
  const gone = await step('Who left since has left', () => reapplyListed(payload, erasures));
  verdict(manifest, [...settled, ...gone, ...listed.warnings]);
}

/** The file that was restored is the backup. */
async function migrate(): Promise<void> {
  await runPreparation('migrations', WITHOUT_BACKUP);
}

function verdict(manifest: Manifest, settled: readonly string[]): void {
  console.log('\n  Rows per table, as in the backup');
  for (const { schema, name, rows } of manifest.tables)
    if (rows > 0) console.log(`  ${String(rows).padStart(10)}  ${schema}.${name}`);
  console.log(missingFiles(manifest));
  for (const line of settled) console.log(`  ! ${line}`);
  console.log(`
  Restored: ${contentsOf(manifest)}.
  Differences: none. Every table was read out again and has the digest it had when the backup was made.
  Everybody signs in anew.
`);
}

/** A restore needs room for the files beside those that are there, and for the tables. */
async function requireRoom({ media, tables }: Manifest): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const needed = [...media, ...tables].reduce((sum, { bytes }) => sum + bytes, 0);
  if (bavail * bsize < needed)
    throw new Failure(
      `The disk of ${env.DATA_DIR} has ${sizeOf(bavail * bsize)} left and ${sizeOf(needed)} are needed; nothing was changed`,
    );
}

async function requireConsent(
  { name, filledTables, hasFiles }: Target,
  { replace, yes }: { replace: boolean; yes: boolean },
): Promise<void> {
  const there = [filledTables > 0 && `${filledTables} filled tables`, hasFiles && 'uploaded files'];
  const what = `The database ${name} has ${there.filter(Boolean).join(' and ')}`;
  if (!replace) throw new Failure(`${what}: to replace all of it, add --replace; nothing was changed`);
  if (yes) return;
  if (!stdin.isTTY)
    throw new Failure(`${what}: without a keyboard, --replace needs --yes; nothing was changed`);
  const keyboard = createInterface({ input: stdin, output: stdout });
  const answer = await keyboard.question(`  ${what}. All of it goes. To go ahead write its name: `);
  keyboard.close();
  if (answer.trim() !== name) throw new Failure('That is not its name; nothing was changed');
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'key-file': { type: 'string' },
        replace: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('Name one file');
    return { ...values, file: resolve(file), keyFile: values['key-file'] };
  } catch (error) {
    throw new Failure(`${(error as Error).message}; ${usage}`);
  }
}
