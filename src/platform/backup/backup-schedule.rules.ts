const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next time after an instant at which the clock in UTC shows a full hour, such as 23:00. */
export function nextBackup(after: Date, hour: number): Date {
  const today = Math.floor(after.getTime() / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}

/** A week after, in the night between two backups: an hour after theirs. */
export function nextDrill(after: Date, hour: number): Date {
  return new Date(nextBackup(new Date(after.getTime() + 6 * DAY_MS), hour).getTime() + HOUR_MS);
}
