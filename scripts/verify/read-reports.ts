import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type FailedTest,
  FLAKY_LIMIT,
  type Flaky,
  NO_TESTS,
  type Report,
  type TimedFile,
  toFailure,
} from './summary.ts';

type VitestTest = {
  fullName: string;
  status: string;
  duration?: number | null;
  /** Also the first attempt of a test that passed on a retry. */
  failureMessages?: string[];
};
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] };

/**
 * Reads what `vitest --reporter=json` wrote. A file that failed without a failing test, because it could not be loaded
 * or cleaned up, counts as one failure, and too many flaky tests as one more.
 */
export function readVitest(file: string): Report {
  if (!existsSync(file)) return NO_TESTS;
  const files: VitestFile[] = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(test => test.status === 'failed'),
  );
  const failing = all.filter(test => test.status === 'failed');
  const flaky = all.filter(test => test.status === 'passed' && (test.failureMessages ?? []).length > 0);
  return {
    passed: all.filter(test => test.status === 'passed').length,
    failed: failing.length + broken.length + (flaky.length > FLAKY_LIMIT ? 1 : 0),
    skipped: all.filter(test => !['passed', 'failed'].includes(test.status)).length,
    files: files.map(({ name, assertionResults }) => ({
      file: fromRoot(name),
      seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    })),
    flaky: flaky.map(({ fullName }) => ({ title: fullName, trace: null })),
    failures: [
      ...failing.map(test => toFailure(test.fullName, test.failureMessages?.[0])),
      ...broken.map(({ name, message }) => toFailure(fromRoot(name), message)),
    ],
  };
}

type Result = {
  duration: number;
  attachments?: { name: string; path?: string }[];
  errors?: { message?: string }[];
};
type Spec = { title: string; tests: { status: string; results: Result[] }[] };
type Suite = { title: string; suites?: Suite[]; specs: Spec[] };
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: Suite[];
  errors: { message?: string }[];
};

/**
 * Reads what Playwright's JSON reporter wrote. Errors outside any test, such as a failing set-up, count as failures. A
 * flaky test counts as passed; too many of them are one failure more.
 */
export function readPlaywright(file: string): Report {
  if (!existsSync(file)) return NO_TESTS;
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsIn);
  const flaky = specs.flatMap(flakyIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length + (stats.flaky > FLAKY_LIMIT ? 1 : 0),
    skipped: stats.skipped,
    files: suites.map(toTimedFile),
    flaky,
    failures: [
      ...specs.flatMap(failuresIn),
      ...errors.map(({ message }) => toFailure('outside a test', message)),
    ],
  };
}

/** Playwright's outermost suites are the files; it names them from the folder of the journeys. */
function toTimedFile(suite: Suite): TimedFile {
  const results = specsIn(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return { file: suite.title, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
}

function specsIn(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)];
}

function failuresIn({ title, tests }: Spec): FailedTest[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) => toFailure(title, results[0]?.errors?.[0]?.message));
}

function flakyIn({ title, tests }: Spec): Flaky[] {
  return tests
    .filter(({ status }) => status === 'flaky')
    .map(({ results }) => {
      const attached = results.flatMap(({ attachments }) => attachments ?? []);
      const trace = attached.findLast(({ name, path }) => name === 'trace' && path)?.path;
      return { title, trace: trace ? fromRoot(trace) : null };
    });
}

/** Reads what `npm run faults` writes: a line for each fault, and the counts at the end. */
export function readFaults(output: string): Report {
  const [, caught = 0, escaped = 0] = (/^(\d+) caught, (\d+) escaped$/m.exec(output) ?? []).map(Number);
  const failures = [...output.matchAll(/^ {2}✗ (\S+) .*\n +(.*)$/gm)].map(([, title = '', message = '']) => ({
    title,
    message,
  }));
  return { ...NO_TESTS, passed: caught, failed: escaped, failures };
}

function fromRoot(path: string): string {
  return relative(process.cwd(), path);
}
