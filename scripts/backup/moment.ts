import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backupPlan, configuredMedia, copyTarget } from '#platform/backup/backup-settings.ts';
import { ERASURE_LIST } from '#platform/backup/erasures.ts';
import { writeBackup } from '#platform/backup/make-backup.ts';
import type { DecryptionKey } from '#platform/backup/seal.ts';
import { findEncryptionKey } from '#platform/backup/seal.ts';
import { trustedSigners } from '#platform/backup/signing.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type Recovered, recoverTo, withBackedUpMedia } from '#platform/wal-archive/recover.ts';
import { archiveTarget } from '#platform/wal-archive/store-wal.ts';
import { Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';

const ARCHIVED_WITHIN_MS = 90_000;

/** The moment as a person writes it: with a zone, because it would be a different one elsewhere. */
export function readMoment(text: string): Date {
  const until = new Date(text);
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ||
    Number.isNaN(until.getTime())
  )
    throw new Failure(
      `"${text}" is not a moment: write it as 2026-11-22T18:30:00Z, or with +03:00 for Addis Ababa`,
    );
  if (until > new Date()) throw new Failure(`${text} lies in the future: nothing is archived up to then`);
  return until;
}

type Wanted = { until: Date; key: DecryptionKey; acceptUnproven: boolean };

/**
 * Recovers a moment in a separate database and returns a backup of it, treated like any other: checked, proven equal
 * without the people who were erased or unsubscribed since. Returns which moment was reached, as text.
 */
export async function withBackupAt(
  { until, key, acceptUnproven }: Wanted,
  use: (file: string) => Promise<void>,
): Promise<string> {
  const [copies, target] = [copyTarget(), archiveTarget()];
  if (!copies || !target) throw new Failure('BACKUP_COPY_TO is not set: it names the place of the archive');
  const trusted = await trustedSigners(key);
  const folder = mkdtempSync(join(tmpdir(), 'adey-moment-'));
  chmodSync(folder, 0o711);
  try {
    const files = join(folder, 'files');
    await mkdir(files, { mode: 0o700 });
    const recovered = await step('Recovered from the archive', () =>
      recoverTo({ target, until, key, folder, trusted, acceptUnproven }),
    );
    const file = join(files, 'moment.tar.zst');
    try {
      const media = withBackedUpMedia(configuredMedia(), {
        target: copies,
        until,
        key,
        trusted,
        acceptUnproven,
        folder: join(files, 'media'),
      });
      const plan = await backupPlan(findMoment(until, recovered), { unencrypted: true });
      // What was recovered is as proven as the archive, and the file made of it is signed by whoever opens the archive.
      const signer = recovered.isProven ? (trusted[0] ?? null) : null;
      await writeBackup(file, { ...plan, databaseUrl: recovered.database.url, media, signer });
    } finally {
      await recovered.database.stop();
    }
    const list = await copies.read(ERASURE_LIST);
    if (list) await writeFile(join(files, ERASURE_LIST), list);
    await use(file);
    return describe(until, recovered);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const findMoment = (until: Date, { endsEarly, lastCommit }: Recovered) =>
  endsEarly ? (lastCommit ?? until) : until;

function describe(until: Date, { endsEarly, lastCommit, isProven, leftOut }: Recovered): string {
  const unproven = isProven ? '' : ' Who stored its archive is not proven.';
  const left =
    leftOut === 0 ? '' : ` ${leftOut} files of the archive were left out: nobody with this key signed them.`;
  const last = lastCommit
    ? `the last change was made at ${lastCommit.toISOString()}`
    : 'nothing was changed since its base';
  return endsEarly
    ? `The archive ends before ${until.toISOString()}: ${last}. What was written after that, at most the last minute before the machine was lost, is missing.${left}${unproven}`
    : `Reached ${until.toISOString()}: everything stored up to then is there, nothing later; ${last}.${unproven}`;
}

/** Makes a running database archive what it wrote in the last minute; does nothing without an archive. */
export async function archiveLastMinute(ownerUrl: string): Promise<void> {
  if ((await findEncryptionKey()) === undefined) return;
  await connectOnce(ownerUrl, async client => {
    const { rows } = await client.query<{ mode: string; wal: string }>(
      "select current_setting('archive_mode') as mode, pg_walfile_name(pg_switch_wal()) as wal",
    );
    const [{ mode, wal } = { mode: 'off', wal: '' }] = rows;
    if (mode === 'off') return;
    for (const giveUpAt = Date.now() + ARCHIVED_WITHIN_MS; Date.now() < giveUpAt; await sleep(200)) {
      const last = await client.query('select 1 from pg_stat_archiver where last_archived_wal >= $1', [wal]);
      if (last.rowCount === 1) return;
    }
    process.stdout.write('  ! The last minute of this database could not be archived.\n');
  });
}
