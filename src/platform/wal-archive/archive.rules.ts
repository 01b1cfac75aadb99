import { BackupError } from '#platform/backup/backup.rules.ts';

/** A file PostgreSQL archives: a segment of its log (WAL), the note of a base backup, or the history of a timeline. */
const WAL_FILE = '[0-9A-F]{24}(?:\\.[0-9A-F]{8}\\.backup)?|[0-9A-F]{8}\\.history';
const SEGMENT = '[0-9A-F]{24}';
const STAMP = '\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d-\\d{3}Z';
const CLUSTER = '\\d{1,20}';

const walFile = new RegExp(`^(?:${WAL_FILE})$`);
/** 64 bytes in URL-safe letters. */
const SIGNATURE = '[\\w-]{86}';
const storedFile = new RegExp(
  `^((${CLUSTER})\\.(${WAL_FILE})\\.([0-9a-f]{64}))(?:\\.(${SIGNATURE}))?\\.zst(?:\\.age)?$`,
);
const storedBase = new RegExp(
  `^((${CLUSTER})\\.base\\.(${STAMP})\\.(${SEGMENT})\\.(${SEGMENT})(?:\\.([\\w-]{43}))?)(?:\\.(${SIGNATURE}))?\\.tar\\.zst(?:\\.age)?$`,
);

const SEGMENTS_OF_A_LOG = 256;
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Whether the signature in a file's name proves that we stored it: the name holds the digest of the content. */
type Proven = { isProven: boolean };

/** A stored WAL file: its cluster, and the digest of its content. */
export type StoredWal = Proven & { name: string; cluster: string; wal: string; sha256: string };

/**
 * A base backup as stored: complete at `madeAt`, and of use only with the segments from `first` to `last`. The digest of its
 * content is in base64url; those of versions that signed nothing have none.
 */
export type StoredBase = Proven & {
  name: string;
  cluster: string;
  madeAt: Date;
  first: string;
  last: string;
  sha256: string | null;
};

export type Archive = { bases: StoredBase[]; wal: StoredWal[] };

export const isWalFile = (name: string) => walFile.test(name);
export const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name);

/** All stored files of one WAL file begin with this; there is one unless something is wrong. */
export const walPrefix = (cluster: string, wal: string) => `${cluster}.${wal}.`;

type Naming = {
  isClosed: boolean;
  /** Signs what the name says; without it nobody can prove who stored the file. */
  sign: ((statement: string) => string) | null;
};

const signed = (statement: string, { sign }: Naming) =>
  sign === null ? statement : `${statement}.${sign(statement)}`;

/** The digest is part of the name: the content itself cannot be read again by the machine that encrypted it. */
export const walName = (
  { cluster, wal, sha256 }: Pick<StoredWal, 'cluster' | 'wal' | 'sha256'>,
  naming: Naming,
): string => `${signed(`${walPrefix(cluster, wal)}${sha256}`, naming)}.zst${naming.isClosed ? '.age' : ''}`;

/** The name of a base backup: its cluster, when it was complete, the segments it needs, and its digest. */
export function baseName(
  { cluster, madeAt, first, last, sha256 }: Omit<StoredBase, 'name' | 'isProven'>,
  naming: Naming,
): string {
  const stamp = madeAt.toISOString().replaceAll(/[:.]/g, '-');
  const statement = [cluster, 'base', stamp, first, last, ...(sha256 === null ? [] : [sha256])].join('.');
  return `${signed(statement, naming)}.tar.zst${naming.isClosed ? '.age' : ''}`;
}

/** Whether a signature of somebody we trust is about this statement. */
type IsSigned = (signed: { text: string; signature: string }) => boolean;

/** The content of an archive by its file names; other files are ignored. */
export function readArchive(names: Iterable<string>, isSigned: IsSigned = () => false): Archive {
  const archive: Archive = { bases: [], wal: [] };
  const isProven = (text: string, signature: string | undefined) =>
    signature !== undefined && isSigned({ text, signature });
  for (const name of names) {
    const [, said = '', cluster = '', wal, sha256 = '', mark] = storedFile.exec(name) ?? [];
    if (wal !== undefined) archive.wal.push({ name, cluster, wal, sha256, isProven: isProven(said, mark) });
    const base = readBase(name);
    if (base) archive.bases.push({ ...base.base, isProven: isProven(base.said, base.mark) });
  }
  archive.bases.sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
  return archive;
}

function readBase(name: string) {
  const [, said = '', cluster = '', stamp, first = '', last = '', sha256 = null, mark] =
    storedBase.exec(name) ?? [];
  if (stamp === undefined) return null;
  const base = { name, cluster, madeAt: readStamp(stamp), first, last, sha256 };
  // A signature without a digest would be about no content.
  return { base, said, mark: sha256 === null ? undefined : mark };
}

/** The part of an archive whose files are proven to be ours. */
export const provenPart = ({ bases, wal }: Archive): Archive => ({
  bases: bases.filter(({ isProven }) => isProven),
  wal: wal.filter(({ isProven }) => isProven),
});

const readStamp = (stamp: string) =>
  new Date(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));

/** The segment after another, on the same timeline. */
export function followingSegment(segment: string): string {
  const [timeline, log, part] = [0, 8, 16].map(at => Number.parseInt(segment.slice(at, at + 8), 16)) as [
    number,
    number,
    number,
  ];
  return segmentName(timeline, log * SEGMENTS_OF_A_LOG + part + 1);
}

/** The segment that holds the byte before a place in the log, such as 0/2000028: where reading up to it ends. */
export function segmentBefore(timeline: number, lsn: string): string {
  return segmentName(timeline, Number((parsePosition(lsn) - 1n) / BigInt(SEGMENT_BYTES)));
}

/** The segment that holds a place in the log: where reading from it begins. */
export function segmentAt(timeline: number, lsn: string): string {
  return segmentName(timeline, Number(parsePosition(lsn) / BigInt(SEGMENT_BYTES)));
}

function parsePosition(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const segmentName = (timeline: number, number: number) =>
  [timeline, Math.floor(number / SEGMENTS_OF_A_LOG), number % SEGMENTS_OF_A_LOG]
    .map(part => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');

/** The name of this scheduled work. */
export const KEEPING_ARCHIVE = 'keeping the archive of the last days';

/** A base each day: a recovery has to read the log of one day at most. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * The files needed to restore a moment: a base, the following segments without a gap, and the first missing one, if
 * any.
 */
export type RecoveryFiles = { base: StoredBase; segments: StoredWal[]; missing: string | null };

const reaches = ({ bases }: Archive, until: Date) => bases.some(({ madeAt }) => madeAt <= until);

/**
 * The part of an archive that a moment may be restored from: what is proven; on request also what is not, where the proven
 * part does not reach.
 * @throws BackupError where the moment needs files that are not proven, and they are not accepted.
 */
export function trustedPart(archive: Archive, until: Date, acceptUnproven: boolean): Archive {
  const proven = provenPart(archive);
  const base = reaches(proven, until) ? proven : archive;
  if (acceptUnproven) return { bases: base.bases, wal: archive.wal };
  if (base === proven || !reaches(archive, until)) return base;
  const [first] = proven.bases;
  throw new BackupError(
    `Who stored the archive of that moment is not proven (${
      first
        ? `its signed part begins at ${first.madeAt.toISOString()}`
        : 'nothing in it is signed with this key'
    }): choose a later moment, or add --accept-unproven if nobody else can write to that place`,
  );
}

/**
 * The files needed for a moment: the last base before it, and all segments up to the end of the next base.
 * @throws BackupError when the archive does not reach back so far.
 */
export function findRecoveryFiles(archive: Archive, until: Date): RecoveryFiles {
  const [oldest] = archive.bases;
  const base = archive.bases.findLast(({ madeAt }) => madeAt <= until);
  if (!oldest) throw new BackupError('The archive holds no base backup: no moment can be restored from it');
  if (!base)
    throw new BackupError(
      `The archive begins at ${oldest.madeAt.toISOString()}: choose a later moment, or restore the nightly backup before it`,
    );
  const next = archive.bases.find(({ cluster, madeAt }) => cluster === base.cluster && madeAt > until);
  return { base, ...segmentsFrom(archive, base, next?.last) };
}

function segmentsFrom(
  { wal }: Archive,
  base: StoredBase,
  last: string | undefined,
): Omit<RecoveryFiles, 'base'> {
  const ofCluster = wal.filter(one => one.cluster === base.cluster && isSegment(one.wal));
  // Where one is stored twice, the proven one counts.
  const inOrder = ofCluster.toSorted((one, other) => Number(one.isProven) - Number(other.isProven));
  const bySegment = new Map(inOrder.map(one => [one.wal, one]));
  const end = last ?? [...bySegment.keys()].toSorted().at(-1) ?? base.last;
  const segments: StoredWal[] = [];
  for (let at = base.first; at <= end || at <= base.last; at = followingSegment(at)) {
    const found = bySegment.get(at);
    if (!found) return { segments, missing: at };
    segments.push(found);
  }
  return { segments, missing: null };
}

/**
 * Whether a cluster needs a new base: it has none of the last day, or a segment is missing after the last one, as when
 * the cluster ran for a while without an archive.
 */
export function needsBase(archive: Archive, cluster: string, now: Date): boolean {
  const latest = archive.bases.findLast(base => base.cluster === cluster);
  if (!latest || now.getTime() - latest.madeAt.getTime() >= DAY_MS) return true;
  return segmentsFrom(archive, latest, undefined).missing !== null;
}

type Keeping = { days: number; now: Date; cluster: string };

/**
 * The files that no moment of the last `days` days needs any more: bases, and the segments before those that stay.
 * Any other cluster counts as ended a day after its last base.
 */
export function outdatedArchive({ bases, wal }: Archive, { days, now, cluster }: Keeping): string[] {
  const from = now.getTime() - Math.max(days, 1) * DAY_MS;
  const isOutdated = (base: StoredBase) => {
    // A base that nobody signed must not end one that is proven.
    const next = bases.find(
      other =>
        other.cluster === base.cluster && other.madeAt > base.madeAt && (other.isProven || !base.isProven),
    );
    if (next) return next.madeAt.getTime() <= from;
    return base.cluster !== cluster && base.madeAt.getTime() + DAY_MS <= from;
  };
  const [outdated, staying] = [bases.filter(isOutdated), bases.filter(base => !isOutdated(base))];
  const isUnneeded = ({ cluster: of, wal: name }: StoredWal) => {
    const oldest = staying.find(base => base.cluster === of)?.first;
    if (oldest !== undefined) return name.slice(0, oldest.length) < oldest;
    // Of a cluster without a base the first one may be on its way.
    return outdated.some(base => base.cluster === of);
  };
  return [...outdated, ...wal.filter(isUnneeded)].map(({ name }) => name);
}
