import { createHash, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import pg from 'pg';
import { BackupError } from '#platform/backup/backup.rules.ts';
import { writeAtomically } from '#platform/backup/backup-files.ts';
import type { CopyTarget } from '#platform/backup/copy-backups.ts';
import { type EncryptionKey, seal } from '#platform/backup/seal.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import type { Note, ScheduledWork } from '#platform/jobs/work-record.ts';
import { logWarning } from '#platform/log.ts';
import {
  baseName,
  KEEPING_ARCHIVE,
  needsBase,
  outdatedArchive,
  provenPart,
  readArchive,
  segmentAt,
  segmentBefore,
} from './archive.rules.ts';
import { hashed } from './hashed.ts';
import { signedBy, signingWith } from './store-wal.ts';

/** How soon a new database gets its first base backup, and an archive with a gap its next. */
const EVERY_MS = 10 * 60_000;

type Keeping = {
  /** The embedded database, as its owner. */
  ownerUrl: string;
  target: CopyTarget;
  key: () => Promise<EncryptionKey>;
  /** Signs what is stored; null without a signing key. */
  signer: () => Promise<KeyObject | null>;
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
 * Brings the archive up to date.
 * @returns null where this database is not archived.
 */
export async function keepArchive(keeping: Keeping): Promise<Note | null> {
  const { target, days, ownerUrl } = keeping;
  const { cluster, mode, now } = await askCluster(ownerUrl);
  if (mode === 'off') return null;
  const signer = await keeping.signer();
  const read = async () => readArchive((await target.list()).keys(), signedBy(signer ? [signer] : []));
  const before = await read();
  const isNeeded = needsBase(signer ? provenPart(before) : before, cluster, now);
  if (isNeeded) await storeBase(keeping, signer);
  const archive = isNeeded ? await read() : before;
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

/** The number and the clock of a cluster: moments are compared with PostgreSQL's commit times. */
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
async function storeBase({ ownerUrl, target, key }: Keeping, signer: KeyObject | null): Promise<void> {
  const sealing = await key();
  const place = await mkdtemp(join(tmpdir(), 'adey-base-'));
  try {
    const file = join(place, 'base');
    const hash = createHash('sha256');
    const range = await streamBase(ownerUrl, async tar =>
      writeAtomically(file, await seal(hashed(tar as AsyncIterable<Buffer>, hash), sealing)),
    );
    const { cluster, now: madeAt } = await askCluster(ownerUrl);
    const base = { cluster, madeAt, ...range, sha256: hash.digest('base64url') };
    const name = baseName(base, { isClosed: sealing !== null, sign: signingWith(signer) });
    await target.put(name, file);
    const [bytes, stored] = [(await stat(file)).size, (await target.list(name)).get(name)];
    if (stored !== bytes) throw new BackupError(`${name} was not stored whole in ${target.name}`);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The message types in the stream of BASE_BACKUP; progress reports are skipped. */
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const BYTES = 'd'.charCodeAt(0);
/** At the end PostgreSQL waits until the log is archived: for ever, if the archive takes nothing. */
const STALLED_MS = 5 * 60_000;

type Connection = { stream: { pause(): void; resume(): void; destroy(error: Error): void } };
type Rows = { rows: Record<string, string>[] };

/** The segments of the log that a base backup needs. */
type BaseRange = { first: string; last: string };

/**
 * Has PostgreSQL make a base backup of its whole cluster (the replication protocol's BASE_BACKUP, as pg_basebackup does)
 * and passes on its tar archive, with checksums proven by PostgreSQL. Ends once its log is archived too.
 * @param write must read all of it.
 * @throws BackupError when nothing came for five minutes.
 */
async function streamBase(
  ownerUrl: string,
  write: (tar: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BaseRange> {
  const client = new pg.Client({ connectionString: ownerUrl, replication: 'true' } as pg.ClientConfig);
  const { stream } = (client as unknown as { connection: Connection }).connection;
  const lost = new Promise<never>((_resolve, reject) => client.once('error', reject));
  lost.catch(() => undefined);
  await client.connect();
  const stalled = setTimeout(
    () => stream.destroy(new BackupError('The archive takes nothing: a base backup waited for five minutes')),
    STALLED_MS,
  );
  try {
    const query = new BaseBackupQuery(() => stalled.refresh());
    client.query(query as unknown as pg.Submittable);
    const [results] = await Promise.race([Promise.all([query.results, write(query.tar)]), lost]);
    return readRange(results);
  } finally {
    clearTimeout(stalled);
    await client.end().catch(() => undefined);
  }
}

function readRange(results: readonly Rows[]): BaseRange {
  const places = results.flatMap(({ rows }) => rows).filter(({ recptr }) => recptr);
  const [begun, ended] = [places[0], places.at(-1)];
  if (!begun?.recptr || !ended?.recptr || begun === ended)
    throw new Error('PostgreSQL did not say where its base backup begins');
  const timeline = Number(begun.tli);
  return { first: segmentAt(timeline, begun.recptr), last: segmentBefore(timeline, ended.recptr) };
}

/** A query of the driver that also takes the bytes sent between its results. */
class BaseBackupQuery extends pg.Query {
  readonly tar = new PassThrough();
  readonly results: Promise<Rows[]>;
  readonly #onPiece: () => void;
  #archives = 0;
  #isPaused = false;

  constructor(onPiece: () => void) {
    const ended = Promise.withResolvers<Rows[]>();
    super("BASE_BACKUP (LABEL 'adey', CHECKPOINT 'fast', WAIT true, MANIFEST 'no')", undefined, ((
      error: Error | null,
      results: unknown,
    ) => {
      if (error) {
        this.tar.destroy(error);
        ended.reject(error);
      } else {
        this.tar.end();
        ended.resolve(results as Rows[]);
      }
    }) as never);
    this.results = ended.promise;
    this.results.catch(() => undefined);
    this.#onPiece = onPiece;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    this.#onPiece();
    if (chunk[0] === NEW_ARCHIVE && ++this.#archives > 1)
      stream.destroy(
        new BackupError('The database has tablespaces of its own, which the archive cannot hold'),
      );
    // The driver uses the memory of a message again.
    if (chunk[0] !== BYTES || this.tar.write(Buffer.from(chunk.subarray(1))) || this.#isPaused) return;
    // Data already read from the socket still arrives after this.
    this.#isPaused = true;
    stream.pause();
    this.tar.once('drain', () => {
      this.#isPaused = false;
      stream.resume();
    });
  }
}
