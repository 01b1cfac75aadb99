/** Thrown with one sentence a person can act on, without a full stop. Nothing has been changed when it is thrown. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const damaged = (what: string) =>
  new BackupError(`The backup is damaged (${what}): nothing was changed; take an older one`);

/** The name of copying backups to the second location, in the record of scheduled work. */
export const COPYING_BACKUPS = 'copying backups';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next instant after `after` at a full hour UTC, such as 23:00. */
export function nextBackup(after: Date, hour: number): Date {
  const today = Math.floor(after.getTime() / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}

/** A week later, an hour after that night's backup. */
export function nextDrill(after: Date, hour: number): Date {
  return new Date(nextBackup(new Date(after.getTime() + 6 * DAY_MS), hour).getTime() + HOUR_MS);
}

/**
 * How many backups to keep: the latest of each of the last `days` days, `weeks` weeks and `months` months that have
 * one.
 */
export type Retention = { days: number; weeks: number; months: number };

/** `before` names the upgrade a backup was made for, if it was. */
type Made = { readonly madeAt: Date; readonly before?: string | null };

const day = (at: Date) => at.toISOString().slice(0, 10);
const month = (at: Date) => at.toISOString().slice(0, 7);
/** Weeks begin on Monday: the first day of 1970 was a Thursday. */
const week = (at: Date) => String(Math.floor((at.getTime() / DAY_MS + 3) / 7));

/**
 * The backups to delete. Periods without a backup do not count, so a site that was off for a year keeps what it has;
 * the latest one always stays. Days, weeks and months are in UTC. Those made before an upgrade stay until the next upgrade,
 * all of them: when one fails half way and is tried again, the first of them is the way back.
 */
export function outdatedBackups<Backup extends Made>(backups: readonly Backup[], keep: Retention): Backup[] {
  const latestUpgrade = backups
    .map(({ before }) => before ?? '')
    .toSorted()
    .at(-1);
  const formerUpgrades = backups.filter(({ before }) => before && before !== latestUpgrade);
  return [
    ...outdated(
      backups.filter(({ before }) => !before),
      keep,
    ),
    ...formerUpgrades,
  ];
}

function outdated<Backup extends Made>(backups: readonly Backup[], keep: Retention): Backup[] {
  const latestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const retained = new Set<Backup>(latestFirst.slice(0, 1));
  for (const [period, most] of [
    [day, keep.days],
    [week, keep.weeks],
    [month, keep.months],
  ] as const) {
    const latestByPeriod = new Map<string, Backup>();
    for (const backup of latestFirst) {
      const name = period(backup.madeAt);
      if (!latestByPeriod.has(name)) latestByPeriod.set(name, backup);
    }
    for (const backup of [...latestByPeriod.values()].slice(0, most)) retained.add(backup);
  }
  return latestFirst.filter(backup => !retained.has(backup));
}

/**
 * The migrations that create the tables a backup was made from, oldest first. The rest belongs to a newer version and
 * is applied once the rows are in.
 * @throws BackupError when the backup knows migrations that this version does not.
 */
export function migrationsFor<Migration extends { name: string }>(
  { migrations, software }: { migrations: readonly string[]; software: string },
  known: readonly Migration[],
): Migration[] {
  const names = new Set(migrations);
  const unknown = migrations.filter(name => !known.some(migration => migration.name === name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by another version (${software}) whose tables this one cannot make (${unknown[0]}): ` +
        'install the version the backup was made by, or a later one; nothing was changed',
    );
  if (migrations.length === 0) throw new BackupError('The backup holds no tables');
  const chosen = known.filter(migration => names.has(migration.name));
  const gap = known.slice(0, chosen.length).find(migration => !names.has(migration.name));
  if (gap)
    throw new BackupError(
      `The backup lacks the migration ${gap.name}, which this version expects before others it has; nothing was changed`,
    );
  return chosen;
}
