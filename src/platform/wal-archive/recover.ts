import { dirname, join } from 'node:path';
import { BackupError } from '#platform/backup/backup-error.ts';
import type { CopyTarget } from '#platform/backup/copy-target.ts';
import type { OpeningKey } from '#platform/backup/seal.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseAccount } from '#platform/database/embedded/account.ts';
import { embeddedPlaces } from '#platform/database/embedded/places.ts';
import { ownFolder } from '#platform/database/embedded/reachable.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { readArchive } from './archive-names.rules.ts';
import { findWay } from './archive-plan.ts';
import { fetchBase, fetchSegments, writeFor } from './fetch-way.ts';

const LONGEST_MS = 12 * 60 * 60_000;

export type Recovery = {
  target: CopyTarget;
  /** Everything committed up to then is in, nothing later. */
  until: Date;
  key: OpeningKey;
  /** An empty folder of ours that PostgreSQL's account may pass. */
  folder: string;
};

export type Recovered = {
  database: EmbeddedDatabase;
  /** The instant of the last commit that is in; null if none came after the base. */
  lastCommit: Date | null;
  /** Whether the archive ends before the moment asked for: later commits, if there were any, are not in it. */
  endsEarly: boolean;
};

/**
 * Starts a throwaway PostgreSQL that holds the database as it was at a moment. The database in use is not touched.
 * @throws BackupError with one sentence when the archive does not lead there or the key does not fit.
 */
export async function recoverTo({ target, until, key, folder }: Recovery): Promise<Recovered> {
  const way = findWay(readArchive((await target.list()).keys()), until);
  const { cluster } = embeddedPlaces(folder);
  const account = databaseAccount(cluster);
  ownFolder(dirname(cluster), account);
  const [segments, scratch] = [join(folder, 'segments'), join(folder, 'fetched')];
  const fetching = { target, key, account, scratch };
  await fetchBase(way, cluster, fetching);
  await fetchSegments(way.segments, segments, fetching);
  await writeFor(account, join(cluster, 'recovery.signal'), '');
  const start = (aim: string[]) => startRecovery(folder, segments, aim);
  try {
    const database = await start([
      `recovery_target_time=${until.toISOString().replace('Z', '+00')}`,
      'recovery_target_action=promote',
    ]);
    return { database, lastCommit: await lastCommitOf(database), endsEarly: false };
  } catch (error) {
    if (!/recovery ended before configured recovery target/.test((error as Error).message)) throw error;
  }
  if (way.missing !== null)
    throw new BackupError(
      `${way.missing} is missing from the archive, and the moment lies behind it: choose an earlier one, or restore a nightly backup`,
    );
  const database = await start([]);
  return { database, lastCommit: await lastCommitOf(database), endsEarly: true };
}

const startRecovery = (folder: string, segments: string, aim: string[]) =>
  startEmbedded(folder, {
    throwaway: true,
    timeoutMs: LONGEST_MS,
    settings: [
      `restore_command=cp '${segments.replaceAll("'", `'\\''`).replaceAll('%', '%%')}/%f' "%p"`,
      'recovery_target_timeline=current',
      // Until it has arrived nobody may look.
      'hot_standby=off',
      ...aim,
    ],
  });

async function lastCommitOf({ url }: EmbeddedDatabase): Promise<Date | null> {
  const { rows } = await connectOnce(url, client =>
    client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at'),
  );
  return rows[0]?.at ?? null;
}
