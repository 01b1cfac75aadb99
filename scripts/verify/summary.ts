import { stripVTControlCharacters } from 'node:util';

/** A test file, and the total seconds of its tests. */
export type TimedFile = { file: string; seconds: number };

/** A test that passed on a retry; `trace` is the browser's trace of the retry. */
export type Flaky = { title: string; trace: string | null };

/** A test that failed, and the beginning of what it reported. */
export type FailedTest = { title: string; message: string };

/** What one step of the verification found. */
export type StepResult = {
  name: string;
  seconds: number;
  /** Tests that passed, including flaky ones; a step without tests has none. */
  passed: number;
  /** Tests that failed; a step that fails other than by its tests counts as one failure. */
  failed: number;
  skipped: number;
  files: TimedFile[];
  flaky: Flaky[];
  /** Repeated at the end, because the output in between may be longer than a log keeps. */
  failures: FailedTest[];
  /** What it wrote, shown when it failed. */
  output: string;
};

/** What a test tool's report says. */
export type Report = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'files' | 'flaky' | 'failures'>;

export const NO_TESTS: Report = { passed: 0, failed: 0, skipped: 0, files: [], flaky: [], failures: [] };

/** More flaky tests than this are not a coincidence: they count as one failure. */
export const FLAKY_LIMIT = 10;

const LINES_OF_A_FAILURE = 12;
/** A tool's error stands somewhere above its own summary. */
const LINES_AT_THE_END = 40;

/** A tool that exits with an error but no failing test still failed; what it wrote last says why. */
export function countFailure(report: Report, exitCode: number | null, output: string): Report {
  if (exitCode === 0 || report.failed > 0) return report;
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const failure = { title: 'ended with an error', message: lines.slice(-LINES_AT_THE_END).join('\n') };
  return { ...report, failed: 1, failures: [failure] };
}

/** A failed test with the beginning of its message. */
export function toFailure(title: string, message = ''): FailedTest {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return { title, message: lines.slice(0, LINES_OF_A_FAILURE).join('\n') };
}

const SLOWEST = 10;

/**
 * The end of a run: the slowest files, the flaky tests, what its slice held, the duration and, alone on the last line,
 * the counts. `seconds` is how long the run took.
 */
export function summary(results: readonly StepResult[], seconds: number, held: string | null = null): string {
  const slowest = results.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const lines = [
    '',
    '  The slowest files (their tests together)',
    ...slowest
      .slice(0, SLOWEST)
      .map(({ file, seconds }) => `  ${`${seconds.toFixed(1)} s`.padStart(10)}  ${file}`),
    ...flakyLines(results),
    ...failureLines(results),
    '',
    ...(held ? [`  ${held}`] : []),
    `  Took ${Math.round(seconds)} s${failing.length > 0 ? `; failing: ${failing.join(', ')}` : ''}`,
    `${sum(results, ({ passed }) => passed)} passed, ${failures(results)} failed`,
  ];
  return lines.map(line => `${line}\n`).join('');
}

/** The number of failed tests, and of steps that failed in another way. */
export function failures(results: readonly StepResult[]): number {
  return sum(results, ({ failed }) => failed);
}

function flakyLines(results: readonly StepResult[]): string[] {
  const flaky = results.flatMap(result => result.flaky);
  if (flaky.length === 0) return [];
  const tooMany = flaky.length > FLAKY_LIMIT ? `, more than the ${FLAKY_LIMIT} that are allowed` : '';
  return [
    '',
    `  Flaky: failed first, passed when tried again (${flaky.length}${tooMany})`,
    ...flaky.flatMap(({ title, trace }) => [`  ~ ${title}`, `    ${trace ?? 'no trace was recorded'}`]),
  ];
}

const FAILURES = 20;

function failureLines(results: readonly StepResult[]): string[] {
  const all = results.flatMap(({ name, failures }) => failures.map(failure => ({ name, ...failure })));
  if (all.length === 0) return [];
  const shown = all
    .slice(0, FAILURES)
    .flatMap(({ name, title, message }) => [
      `  ✗ ${name}: ${title}`,
      ...message.split('\n').map(line => `      ${line}`),
    ]);
  const more = all.length > FAILURES ? [`  and ${all.length - FAILURES} more`] : [];
  return ['', `  Failed (${all.length})`, ...shown, ...more];
}

function sum(results: readonly StepResult[], pick: (result: StepResult) => number): number {
  return results.reduce((total, result) => total + pick(result), 0);
}
