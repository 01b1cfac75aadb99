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
