/** Whether this run tries every generated case: `VERIFY=all npm run verify`. Any other run takes a smaller number. */
export const fullRun = process.env.VERIFY === 'all';

/** How many generated cases a test tries: `small` in an ordinary run, `full` in a full one. */
export function fuzzRuns(small: number, full: number): number {
  return fullRun ? full : small;
}
