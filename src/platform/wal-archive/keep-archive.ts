import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError } from '#platform/backup/backup-error.ts';
import { writeWhole } from '#platform/backup/backup-files.ts';
import type { CopyTarget } from '#platform/backup/copy-target.ts';
import { type SealingKey, seal } from '#platform/backup/seal.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import type { Note, ScheduledWork } from '#platform/jobs/work-record.ts';
import { logWarning } from '#platform/log.ts';
import { baseName, readArchive } from './archive-names.rules.ts';
import { KEEPING_ARCHIVE, needsBase, outdatedArchive } from './archive-plan.ts';
import { streamBase } from './stream-base.ts';

/** So soon a new database has its first base, and one whose archive has a gap its next. */
const EVERY_MS = 10 * 60_000;

export type Keeping = {
  /** The embedded database, as its owner. */
  ownerUrl: string;
  target: CopyTarget;
  key: () => Promise<SealingKey>;
  /** How many days back a moment can be restored. */
  days: number;
};

/** Makes base backups when needed and deletes outdated ones; failures are retried and reported to staff. */
export const archiveKeeping = (keeping: Keeping): ScheduledWork => ({
  name: KEEPING_ARCHIVE,
  next: after => new Date(after.getTime() + EVERY_MS),
  startsAtOnce: true,
  isExpected: () => true,
  do: () =>
    keepArchive(keeping).catch((error: Error) => {
      logWarning(`${KEEPING_ARCHIVE} failed`, { reason: error.message });
      throw error;
    }),
});

/**
 * Brings an archive to what it should hold.
 * @returns null where this database is not archived.
 */
export async function keepArchive(keeping: Keeping): Promise<Note | null> {
  const { target, days, ownerUrl } = keeping;
  const { cluster, mode, now } = await askCluster(ownerUrl);
  if (mode === 'off') return null;
  const before = readArchive((await target.list()).keys());
  const isNeeded = needsBase(before, cluster, now);
  if (isNeeded) await storeBase(keeping);
  const archive = isNeeded ? readArchive((await target.list()).keys()) : before;
  const outdated = outdatedArchive(archive, { days, now, cluster });
  for (const name of outdated) await target.remove(name);
  const own = archive.bases.filter(base => base.cluster === cluster);
  return {
    base: own.at(-1)?.madeAt.toISOString() ?? null,
    taken: isNeeded,
    segments: archive.wal.length,
    removed: outdated.length,
  };
}

type Cluster = { cluster: string; mode: string; now: Date };

/** The number and the clock of a cluster: moments are compared with the times PostgreSQL gave its commits. */
async function askCluster(ownerUrl: string): Promise<Cluster> {
  const { rows } = await connectOnce(ownerUrl, client =>
    client.query<Cluster>(
      `select system_identifier::text as cluster, current_setting('archive_mode') as mode, clock_timestamp() as now
       from pg_control_system()`,
    ),
  );
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL did not say which cluster it is');
  return found;
}

/** Renamed to its final name when complete: the name says which segments it needs, which is only known at the end. */
async function storeBase({ ownerUrl, target, key }: Keeping): Promise<void> {
  const sealing = await key();
  const place = await mkdtemp(join(tmpdir(), 'adey-base-'));
  try {
    const file = join(place, 'base');
    const range = await streamBase(ownerUrl, async tar =>
      writeWhole(file, await seal(tar as AsyncIterable<Buffer>, sealing)),
    );
    const { cluster, now: madeAt } = await askCluster(ownerUrl);
    const name = baseName({ cluster, madeAt, ...range }, sealing !== null);
    await target.put(name, file);
    const [bytes, stored] = [(await stat(file)).size, (await target.list(name)).get(name)];
    if (stored !== bytes) throw new BackupError(`${name} was not stored whole in ${target.name}`);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
