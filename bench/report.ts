import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';

/** One measured figure and the promise about it: `most`, `least`, or neither where nothing is promised. */
export type Goal = {
  /** What was measured, readable without the bench: "cached `/` against nginx, gzip". */
  readonly what: string;
  readonly figure: number;
  /** "ms", "KB", "requests/s"; empty for a count or a ratio. */
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
};

/** Results of all benches; ignored by git. */
export const resultFolder = 'bench-results';

export const never = (what: string, figure: number): Goal => ({ what, figure, unit: '', most: 0 });
export const counted = (what: string, figure: number, unit = ''): Goal => ({ what, figure, unit });
export const milliseconds = (what: string, figure: number, most?: number): Goal => ({
  what,
  figure,
  unit: 'ms',
  ...(most !== undefined && { most }),
});

/** Null without a promise. A figure that could not be measured (NaN) misses its promise. */
export function isMet({ figure, most, least }: Goal): boolean | null {
  if (most === undefined && least === undefined) return null;
  return figure <= (most ?? Number.POSITIVE_INFINITY) && figure >= (least ?? Number.NEGATIVE_INFINITY);
}

/** A goal as one line of a summary. */
export function describeGoal(goal: Goal): string {
  const { what, figure, unit, most, least } = goal;
  const mark = { true: 'ok    ', false: 'MISSED', null: '      ' }[String(isMet(goal))];
  const bound = [most !== undefined && `at most ${most}`, least !== undefined && `at least ${least}`];
  const promise = bound.filter(Boolean).join(', ');
  return `${mark}  ${what}: ${rounded(figure)}${unit && ` ${unit}`}${promise && ` (${promise})`}`;
}

/** Whole numbers from a hundred up, three digits below. */
function rounded(figure: number): string {
  if (Number.isNaN(figure)) return 'not measured';
  return String(Math.abs(figure) >= 100 ? Math.round(figure) : Number(figure.toPrecision(3)));
}

/** A promise about many rows as one goal: the row furthest from it, by name. */
export function findWorst<Row extends { route: string }>(
  rows: readonly Row[],
  goal: Omit<Goal, 'figure'> & { figure: (row: Row) => number },
): Goal {
  const { figure, what, ...promise } = goal;
  const sign = promise.least === undefined ? 1 : -1;
  const [worst] = rows.toSorted((one, other) => sign * (figure(other) - figure(one)));
  if (!worst) return { what, figure: Number.NaN, ...promise };
  return { what: `${what}, worst of ${rows.length}: ${worst.route}`, figure: figure(worst), ...promise };
}

/**
 * Ends a bench: writes bench-results/<name>.json, prints the goals, and makes the process exit with 1 when a promise
 * was missed. `details` is whatever explains the figures: rows are printed as a table, anything else is only in the
 * file.
 */
export async function report(name: string, goals: readonly Goal[], details: unknown = null): Promise<void> {
  const [load] = loadavg();
  const result = { name, at: new Date(), node: process.version, load, goals, details };
  await mkdir(resultFolder, { recursive: true });
  await writeFile(`${resultFolder}/${name}.json`, JSON.stringify(result, null, 2));
  if (Array.isArray(details)) console.table(details);
  console.log(goals.map(describeGoal).join('\n'));
  if (goals.some(goal => isMet(goal) === false)) process.exitCode = 1;
}

/** The smallest of `numbers` that at least `share` of them do not exceed (nearest rank); NaN where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median; of an even number of them the lower of the two. */
export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

export const largest = (numbers: readonly number[]) => Math.max(0, ...numbers);
