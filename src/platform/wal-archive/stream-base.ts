import { PassThrough } from 'node:stream';
import pg from 'pg';
import { BackupError } from '#platform/backup/backup-error.ts';
import { segmentAt, segmentBefore } from './archive-names.rules.ts';

/** The kinds of messages in the stream of BASE_BACKUP; what tells of progress is passed over. */
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const BYTES = 'd'.charCodeAt(0);
/** At the end PostgreSQL waits until the log is archived: for ever, while the archive takes nothing. */
const STALLED_MS = 5 * 60_000;

type Connection = { stream: { pause(): void; resume(): void; destroy(error: Error): void } };
type Rows = { rows: Record<string, string>[] };

/** The segments of the log without which a base is worth nothing. */
export type BaseRange = { first: string; last: string };

/**
 * Has PostgreSQL make a base backup of its whole cluster (the replication protocol's BASE_BACKUP, as pg_basebackup does)
 * and passes on its tar archive, with checksums proven by PostgreSQL. Ends once its log is archived too.
 * @param write must read all of it.
 * @throws BackupError when nothing came for five minutes.
 */
export async function streamBase(
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
    return rangeOf(results);
  } finally {
    clearTimeout(stalled);
    await client.end().catch(() => undefined);
  }
}

function rangeOf(results: readonly Rows[]): BaseRange {
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
    // What was read from the socket already still comes after this.
    this.#isPaused = true;
    stream.pause();
    this.tar.once('drain', () => {
      this.#isPaused = false;
      stream.resume();
    });
  }
}
