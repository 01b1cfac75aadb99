import { existsSync, readFileSync } from 'node:fs';
import { NO_TESTS, type Report, type TimedTest } from './step-result.ts';

type VitestFile = {
  status: string;
  assertionResults: { fullName: string; status: string; duration?: number | null }[];
};

/** Reads what `vitest --reporter=json` wrote. A file that could not even be loaded counts as one failure. */
export function readVitest(file: string): Report {
  if (!existsSync(file)) return NO_TESTS;
  const files: VitestFile[] = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: all.filter(test => test.status === 'passed').length,
    failed: all.filter(test => test.status === 'failed').length + unloaded.length,
    skipped: all.filter(test => !['passed', 'failed'].includes(test.status)).length,
    tests: all.map(test => ({ title: test.fullName, seconds: (test.duration ?? 0) / 1000 })),
  };
}

type Suite = {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
};

/** Reads what Playwright's JSON reporter wrote. Errors outside any test, such as a failing set-up, count as failures. */
export function readPlaywright(file: string): Report {
  if (!existsSync(file)) return NO_TESTS;
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap((suite: Suite) => timesIn(suite)),
  };
}

function timesIn(suite: Suite): TimedTest[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(timesIn)];
}
