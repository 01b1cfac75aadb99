import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, findTool } from '../../tests/faults/fault.ts';
import { GIVEN_CLUSTER } from '../../tests/support/cluster.ts';
import { needsAdmin } from '../../tests/support/needs-admin.ts';
import { runNode } from '../terminal/run-node.ts';

export type FailingTest = Pick<Fault, 'caughtBy' | 'title'>;
export type Run = { results: TestResult[]; output: string };

const REPORT = 'fault-report.json';
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

/**
 * Runs the tests of one or more faults, all of one tool and project, in the current folder. With `newTables` integration
 * tests have their own PostgreSQL, whose tables are created in the current folder too.
 */
export async function runTests(
  catchers: readonly FailingTest[],
  more: readonly string[] = [],
  newTables = false,
): Promise<Run> {
  rmSync(REPORT, { force: true });
  const files = [...new Set(catchers.map(({ caughtBy }) => caughtBy))];
  const tool = findTool(files[0] ?? '');
  const { output } = await (tool === 'playwright'
    ? playwright([...more, '-g', journeyPattern(catchers)], files)
    : vitest(['--project', tool, ...more, ...titled(catchers), ...files], newTables));
  if (!existsSync(REPORT)) return { results: [], output };
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  return { results: tool === 'playwright' ? readPlaywright(report) : readVitest(report), output };
}

/** The results of the test that a fault names. */
export function findResults(
  { caughtBy, title = '' }: FailingTest,
  results: readonly TestResult[],
): TestResult[] {
  return results.filter(result => result.file.endsWith(caughtBy) && result.title.includes(title));
}

function titled(catchers: readonly FailingTest[]): string[] {
  const titles = catchers.flatMap(({ title }) => title ?? []);
  return titles.length < catchers.length ? [] : ['-t', titles.map(escaped).join('|')];
}

/** A Playwright pattern for the journeys of these faults only. */
export function journeyPattern(catchers: readonly FailingTest[]): string {
  const patterns = catchers.map(
    ({ caughtBy, title }) => `\\b${escaped(basename(caughtBy))} ${title ? `.*${escaped(title)}` : ''}`,
  );
  return [...new Set(patterns)].join('|');
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function vitest(args: string[], newTables: boolean) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const env = { ...QUIET, ...(newTables && { [GIVEN_CLUSTER]: '' }) };
  return runNode(['node_modules/vitest/vitest.mjs', 'run', ...report, ...args], env);
}

function playwright(args: string[], files: readonly string[]) {
  const withAdmin = files.some(file => needsAdmin(readFileSync(file, 'utf8')));
  // A journey that should fail need not fail twice.
  const options = ['--retries=0', '--reporter=line,json'];
  return runNode(['node_modules/@playwright/test/cli.js', 'test', ...options, ...args, ...files], {
    ...QUIET,
    JOURNEY_ADMIN: withAdmin ? 'on' : 'off',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), REPORT),
  });
}

/** `failure` is the first line of what failed, null where the test passed. */
type TestResult = { file: string; title: string; failure: string | null };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

/** Reads what `vitest --reporter=json` wrote. A file that did not load, or whose preparation failed, has no results. */
export function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        file: name,
        title: fullName,
        failure: status === 'failed' ? firstLine(failureMessages?.[0] ?? 'failed') : null,
      })),
  );
}

type Problem = { message?: string; stack?: string };
type Suite = {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { results: { status: string; errors: Problem[] }[] }[] }[];
};

/**
 * Reads what Playwright's JSON reporter wrote. A journey counts as failed when an error occurred in its own file: one
 * whose servers did not start says nothing about what it tests.
 */
export function readPlaywright({ suites }: { suites: Suite[] }): TestResult[] {
  return suites.flatMap(suite => readSuite(suite, []));
}

function readSuite({ title, suites = [], specs }: Suite, above: readonly string[]): TestResult[] {
  const path = [...above, title];
  const own = specs.flatMap(spec =>
    spec.tests.flatMap(({ results }) =>
      results.flatMap(({ status, errors }): TestResult[] => {
        const result = { file: `tests/journeys/${spec.file}`, title: [...path, spec.title].join(' ') };
        if (status === 'passed') return [{ ...result, failure: null }];
        const found = errors.find(({ message, stack }) => `${message}\n${stack}`.includes(spec.file));
        return found ? [{ ...result, failure: firstLine(found.message ?? 'failed') }] : [];
      }),
    ),
  );
  return [...own, ...suites.flatMap(suite => readSuite(suite, path))];
}

function firstLine(message: string): string {
  const line = message.split('\n').find(text => text.trim() !== '') ?? '';
  // Terminal colours start with character 27.
  return line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '').slice(0, 160);
}
