import { createHash, type KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BackupError, damaged } from '#platform/backup/backup.rules.ts';
import { readBackupName } from '#platform/backup/backup-files.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import type { CopyTarget } from '#platform/backup/copy-backups.ts';
import { isFileName } from '#platform/backup/manifest.ts';
import { folderMedia, type MediaStore } from '#platform/backup/media-store.ts';
import { type DecryptionKey, unseal } from '#platform/backup/seal.ts';
import { readTar } from '#platform/backup/tar.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type Account, databaseAccount, ownFolder } from '#platform/database/embedded/installation.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { embeddedPlaces } from '#platform/database/embedded-places.ts';
import {
  type Archive,
  findRecoveryFiles,
  isSegment,
  type RecoveryFiles,
  readArchive,
  type StoredWal,
  trustedPart,
} from './archive.rules.ts';
import { hashed } from './hashed.ts';
import { signedBy } from './store-wal.ts';

const LONGEST_MS = 12 * 60 * 60_000;

type Recovery = {
  target: CopyTarget;
  /** Everything committed until then is included, nothing later. */
  until: Date;
  key: DecryptionKey;
  /** Whose signatures prove the files of the archive, and whether others are accepted. */
  trusted: readonly KeyObject[];
  acceptUnproven: boolean;
  /** An empty folder that PostgreSQL's account can enter. */
  folder: string;
};

export type Recovered = {
  database: EmbeddedDatabase;
  /** The instant of the last included commit; null if there was none after the base. */
  lastCommit: Date | null;
  /** Whether the archive ends before the requested moment: later commits, if there were any, are missing. */
  endsEarly: boolean;
  /** Whether every file it was recovered from is signed by somebody we trust. */
  isProven: boolean;
  /** How many log files of that database were left out, because nobody we trust signed them. */
  leftOut: number;
};

/**
 * Starts a throwaway PostgreSQL that holds the database as it was at a moment. The database in use is not touched.
 * @throws BackupError with one sentence when the archive does not lead there or the key does not fit.
 */
export async function recoverTo({ target, until, key, folder, ...trust }: Recovery): Promise<Recovered> {
  const archive = readArchive((await target.list()).keys(), signedBy(trust.trusted));
  const files = findRecoveryFiles(trustedPart(archive, until, trust.acceptUnproven), until);
  const { cluster } = embeddedPlaces(folder);
  const account = databaseAccount(cluster);
  ownFolder(dirname(cluster), account);
  const [segments, scratch] = [join(folder, 'segments'), join(folder, 'fetched')];
  const fetching = { target, key, account, scratch };
  await fetchBase(files, cluster, fetching);
  await fetchSegments(files.segments, segments, fetching);
  await writeFor(account, join(cluster, 'recovery.signal'), '');
  const start = (aim: string[]) => startRecovery(folder, segments, aim);
  try {
    const database = await start([
      `recovery_target_time=${until.toISOString().replace('Z', '+00')}`,
      'recovery_target_action=promote',
    ]);
    return {
      ...findProof(files, archive),
      database,
      lastCommit: await findLastCommit(database),
      endsEarly: false,
    };
  } catch (error) {
    if (!/recovery ended before configured recovery target/.test((error as Error).message)) throw error;
  }
  if (files.missing !== null)
    throw new BackupError(
      `${files.missing} is missing from the archive, and the moment lies behind it: choose an earlier one, or restore a nightly backup`,
    );
  const database = await start([]);
  return {
    ...findProof(files, archive),
    database,
    lastCommit: await findLastCommit(database),
    endsEarly: true,
  };
}

function findProof({ base, segments }: RecoveryFiles, { wal }: Archive) {
  const used = new Set(segments.map(segment => segment.wal));
  const isLeftOut = (one: StoredWal) =>
    one.cluster === base.cluster && isSegment(one.wal) && one.wal >= base.first && !used.has(one.wal);
  return {
    isProven: base.isProven && segments.every(({ isProven }) => isProven),
    leftOut: wal.filter(one => !one.isProven && isLeftOut(one)).length,
  };
}

const startRecovery = (folder: string, segments: string, aim: string[]) =>
  startEmbedded(folder, {
    throwaway: true,
    timeoutMs: LONGEST_MS,
    settings: [
      `restore_command=cp '${segments.replaceAll("'", `'\\''`).replaceAll('%', '%%')}/%f' "%p"`,
      'recovery_target_timeline=current',
      // Nobody may connect before the recovery is complete.
      'hot_standby=off',
      ...aim,
    ],
  });

async function findLastCommit({ url }: EmbeddedDatabase): Promise<Date | null> {
  const { rows } = await connectOnce(url, client =>
    client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at'),
  );
  return rows[0]?.at ?? null;
}

/** A page of PostgreSQL's log without anything in it. */
const PAGE = Buffer.alloc(8192);

type Fetching = {
  target: CopyTarget;
  key: DecryptionKey;
  /** The account PostgreSQL runs as, if not ours. */
  account: Account | null;
  /** A scratch file that may be overwritten. */
  scratch: string;
};

/**
 * Unpacks a base into a folder that is not there yet, as the cluster it was made from. Nothing is decrypted by
 * PostgreSQL, so the key stays in this process.
 * @throws BackupError when the key does not fit, or the base is missing, damaged, or holds anything but files and folders.
 */
async function fetchBase({ base }: RecoveryFiles, cluster: string, fetching: Fetching): Promise<void> {
  await makeFolder(cluster, fetching.account);
  const hash = createHash('sha256');
  const tar = hashed(plainBytes(base.name, fetching), hash);
  for await (const { name, body } of readTar(tar, { folders: true })) {
    const path = resolve(cluster, name);
    if (!path.startsWith(cluster + sep)) throw damaged(`${name} leads out of it`);
    if (name.endsWith('/')) await makeFolder(path, fetching.account);
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await give(path, fetching.account);
    }
  }
  if (base.sha256 !== null && hash.digest('base64url') !== base.sha256)
    throw damaged(`the base of ${base.madeAt.toISOString()} is not what was stored`);
}

/**
 * Puts segments of the log into a folder, under the names PostgreSQL asks for.
 * @throws BackupError when one is missing or damaged.
 */
async function fetchSegments(
  segments: readonly StoredWal[],
  folder: string,
  fetching: Fetching,
): Promise<void> {
  await makeFolder(folder, fetching.account);
  for (const segment of segments) await fetchSegment(segment, join(folder, segment.wal), fetching);
}

async function fetchSegment(
  { name, wal, sha256 }: StoredWal,
  path: string,
  fetching: Fetching,
): Promise<void> {
  const bytes = await buffer(plainBytes(name, fetching));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw damaged(`${wal} is not what was stored`);
  // A segment that was closed early ends in zeros: without them on the disk a day of segments fits anywhere.
  let used = bytes.length;
  while (used > 0 && bytes.subarray(used - PAGE.length, used).equals(PAGE)) used -= PAGE.length;
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(bytes, 0, used);
    await file.truncate(bytes.length);
  } finally {
    await file.close();
  }
  await give(path, fetching.account);
}

async function* plainBytes(name: string, { target, key, scratch }: Fetching): AsyncGenerator<Buffer> {
  const stored = await target.read(name);
  if (!stored) throw new BackupError(`${name} is not in ${target.name} any more`);
  await pipeline(stored, createWriteStream(scratch, { mode: 0o600 }));
  yield* unseal(scratch, key);
  await rm(scratch, { force: true });
}

async function makeFolder(path: string, account: Account | null): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  await give(path, account);
}

/** Writes a small file for PostgreSQL. */
async function writeFor(account: Account | null, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await give(path, account);
}

const give = async (path: string, account: Account | null) =>
  account ? chown(path, account.uid, account.gid) : undefined;

/**
 * A store that looks for a missing file in the nightly backups around a moment: the last before it and the first after
 * it. A file of the same name is the same picture, because names contain a digest.
 */
export function withBackedUpMedia(media: MediaStore, source: Recovery): MediaStore {
  let unpacked: Promise<MediaStore> | undefined;
  return {
    ...media,
    async read(name) {
      const found = await media.read(name);
      if (found) return found;
      unpacked ??= unpackAround(source);
      return (await unpacked).read(name);
    },
  };
}

async function unpackAround({ until, ...source }: Recovery): Promise<MediaStore> {
  const { target, folder } = source;
  const backups = [...(await target.list()).keys()]
    .flatMap(name => {
      const read = readBackupName(name);
      return read ? [{ name, madeAt: read.madeAt }] : [];
    })
    .toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
  const around = [
    backups.findLast(({ madeAt }) => madeAt <= until),
    backups.find(({ madeAt }) => madeAt > until),
  ];
  await mkdir(folder, { recursive: true });
  for (const backup of around) if (backup) await unpack(backup.name, source);
  return folderMedia(folder);
}

/** Only a backup that is proven may say what a picture shows. */
async function unpack(name: string, source: Omit<Recovery, 'until'>): Promise<void> {
  const { target, key, folder, trusted, acceptUnproven } = source;
  const stored = await target.read(name);
  if (!stored) return;
  const file = join(folder, '.backup');
  await pipeline(stored, createWriteStream(file, { mode: 0o600 }));
  const { isProven } = await checkBackup(file, key, trusted);
  for await (const entry of isProven || acceptUnproven ? readTar(unseal(file, key)) : []) {
    const media = entry.name.startsWith('media/') ? entry.name.slice('media/'.length) : '';
    if (isFileName(media))
      await pipeline(entry.body, createWriteStream(join(folder, media), { mode: 0o600 }));
  }
  await rm(file);
}
