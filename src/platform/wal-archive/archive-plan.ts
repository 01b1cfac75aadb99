import { BackupError } from '#platform/backup/manifest.ts';
import {
  type Archive,
  followingSegment,
  isSegment,
  type StoredBase,
  type StoredWal,
} from './archive-names.rules.ts';

/** The name of this scheduled work. */
export const KEEPING_ARCHIVE = 'keeping the archive of the last days';

/** A base each day: a recovery has to read the log of one day at most. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * The files needed to restore a moment: a base, the following segments without a gap, and the first missing one, if
 * any.
 */
export type RecoveryFiles = { base: StoredBase; segments: StoredWal[]; missing: string | null };

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
  const bySegment = new Map(
    wal.filter(one => one.cluster === base.cluster && isSegment(one.wal)).map(one => [one.wal, one]),
  );
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
    const next = bases.find(other => other.cluster === base.cluster && other.madeAt > base.madeAt);
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
