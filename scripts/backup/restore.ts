import '../terminal/read-settings-file.mjs';
import { mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getPayload, type Payload } from 'payload';
import type { ClientBase } from 'pg';
import { endOpenLinks } from '#cms/approvals/approval-store.ts';
import { countUnreadableForms } from '#cms/consents/signed-form-store.ts';
import { rebuildSearch } from '#cms/search/search-index.ts';
import config from '#config';
import { pauseRestoredIssues } from '#features/newsletter/issues/send-issue.action.ts';
import { countClosedScans } from '#money/ledger/spending-scans.ts';
import { migrationsFor } from '#platform/backup/backup.rules.ts';
import { configuredMedia } from '#platform/backup/backup-settings.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import type { Manifest } from '#platform/backup/manifest.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import type { DecryptionKey } from '#platform/backup/seal.ts';
import { trustedSigners } from '#platform/backup/signing.ts';
import { inspectTarget } from '#platform/backup/tables.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import { holdWaitingMails } from '#platform/mail/outbox-maintenance.ts';
import { withDatabase } from '../database/configured-database.ts';
import { needsPreparation, prepareDatabase, runPreparation } from '../database/preparation.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { WITHOUT_BACKUP } from './before-upgrade.ts';
import { type Consent, requireConsent, requireProof } from './consent.ts';
import { archiveLastMinute, readMoment, withBackupAt } from './moment.ts';
import { openingKey } from './opening-key.ts';
import { listedErasures, reapplyListed } from './reapply.ts';
import { formatContents, formatSize, missingFiles, whoWrote } from './words.ts';

const usage =
  'npm run restore -- FILE | --until MOMENT [--key-file FILE] [--replace] [--yes] [--accept-unproven]; see docs/how-to/back-up-and-restore.md';

// "npm run restore -- FILE" checks a whole backup, and only then restores it. With --until
// the backup is made first, of the database as it was at that moment.
await exitOnFailure(async () => {
  const { file, moment, keyFile, ...consent } = readOptions();
  const until = moment === undefined ? null : readMoment(moment);
  const key = await openingKey(keyFile);
  if (until === null) await putInPlace(file, key, consent);
  else await withDatabase('npm run restore', () => restoreMoment(until, key, consent));
  process.exit(0);
});

async function restoreMoment(until: Date, key: DecryptionKey, consent: Consent): Promise<void> {
  await inspectAndAsk(consent);
  if (env.DATABASE_URL === EMBEDDED) await archiveLastMinute(databaseUrl());
  const given = { replace: true, yes: true, unproven: consent.unproven };
  const reached = await withBackupAt({ until, key, acceptUnproven: consent.unproven }, file =>
    putInPlace(file, key, given),
  );
  console.log(`  ${reached}\n`);
}

async function putInPlace(file: string, key: DecryptionKey, consent: Consent): Promise<void> {
  const trusted = await trustedSigners(key);
  const manifest = await step('Checked, every byte of it', () => checkBackup(file, key, trusted));
  migrationsFor(manifest, migrations);
  console.log(`\n  Made ${manifest.madeAt} by ${manifest.software}: ${formatContents(manifest)}`);
  requireProof(manifest, consent);
  console.log(`  ${whoWrote(manifest)}\n`);
  await requireRoom(manifest);
  await withDatabase('npm run restore', async () => {
    await inspectAndAsk(consent);
    await restore(file, key, manifest);
  });
}

async function inspectAndAsk(consent: Consent): Promise<void> {
  const target = await inspectTarget(databaseUrl(), configuredMedia());
  if (target.filledTables > 0 || target.hasFiles) await requireConsent(target, consent);
}

async function restore(file: string, key: DecryptionKey, manifest: Manifest): Promise<void> {
  await step('Tables beside the CMS', () => prepareDatabase('own-tables'));
  const payload = await getPayload({ config });
  // The embedded database is stopped while this process still has connections to it.
  cmsPool(payload).on('error', () => undefined);
  const listed = await listedErasures(file);
  const { settled, erasures } = await step('Restored, and proven equal', async () =>
    restoreBackup({
      file,
      key,
      manifest,
      payload,
      migrations,
      media: configuredMedia(),
      settle: [pauseRestoredIssues, holdWaitingMails, endRestoredLinks],
      erasures: listed.erasures,
    }),
  );
  const { migrations: pending } = await needsPreparation({ samples: false });
  if (pending) await step('Newer migrations', migrate);
  await step('Words for the search', () => rebuildSearch(payload));
  const gone = await step('Who left since has left', () => reapplyListed(payload, erasures));
  verdict(manifest, [...settled, ...gone, ...(await closedScans(payload)), ...listed.warnings]);
}

/** Links to drafts may have been withdrawn or answered since the backup was made. */
async function endRestoredLinks(client: ClientBase): Promise<string | null> {
  const ended = await endOpenLinks(client);
  return ended === 0 ? null : `Links to approve a draft are over: ${ended}. Ask again.`;
}

/** Encrypted values need the secret they were encrypted with, which no backup contains. */
async function closedScans(payload: Payload): Promise<string[]> {
  const closed: [number, string][] = [
    [await countUnreadableForms({ payload }), 'signed consent forms'],
    [await countClosedScans({ payload }), 'scans of documents'],
  ];
  return closed
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what} cannot be opened: add their PAYLOAD_SECRET to FORMER_SECRETS.`);
}

/** The restored file is the backup. */
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
  Restored: ${formatContents(manifest)}.
  Differences: none. Every table was read out again and has the digest it had when the backup was made.
  Everybody has to sign in again.
`);
}

/** A restore needs space for the files beside the existing ones, and for the tables. */
async function requireRoom({ media, tables }: Manifest): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const needed = [...media, ...tables].reduce((sum, { bytes }) => sum + bytes, 0);
  if (bavail * bsize < needed)
    throw new Failure(
      `The disk of ${env.DATA_DIR} has ${formatSize(bavail * bsize)} left and ${formatSize(needed)} are needed; nothing was changed`,
    );
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'key-file': { type: 'string' },
        until: { type: 'string' },
        replace: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'accept-unproven': { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    const { until, replace, yes, 'key-file': keyFile, 'accept-unproven': unproven } = values;
    if (positionals.length + (until === undefined ? 0 : 1) !== 1)
      throw new Error('Name one file, or one moment');
    return {
      file: resolve(file ?? ''),
      moment: until,
      keyFile,
      replace,
      yes,
      unproven,
    };
  } catch (error) {
    throw new Failure(`${(error as Error).message}; ${usage}`);
  }
}
