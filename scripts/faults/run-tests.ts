import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Fault } from '../../tests/faults/fault.ts';
import { GIVEN_CLUSTER } from '../../tests/support/cluster.ts';
import { needsAdmin } from '../../tests/support/needs-admin.ts';
import { runNode } from '../terminal/run-node.ts';
import { readPlaywright, readVitest, type TestResult } from './read-results.ts';

export type Catcher = Fault['caughtBy'];
export type Run = { results: TestResult[]; output: string };

const REPORT = 'fault-report.json';
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

/**
 * Runs the tests of one or more faults, all of one tool and project, in the current folder. With `newTables` integration
 * tests have their own PostgreSQL, whose tables are created in the current folder too.
 */
export async function runTests(
  catchers: readonly Catcher[],
  more: readonly string[] = [],
  newTables = false,
): Promise<Run> {
  rmSync(REPORT, { force: true });
  const tool = toolOf(catchers[0]);
  const files = [...new Set(catchers.map(({ file }) => file))];
  const { output } = await (tool === 'playwright'
    ? playwright([...more, '-g', journeysOf(catchers)], files)
    : vitest(['--project', tool, ...more, ...titled(catchers), ...files], newTables));
  if (!existsSync(REPORT)) return { results: [], output };
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  return { results: tool === 'playwright' ? readPlaywright(report) : readVitest(report), output };
}

/** What runs a test: Playwright, or a Vitest project. */
export function toolOf(catcher: Catcher | undefined): 'playwright' | 'unit' | 'dom' | 'integration' {
  if (!catcher || catcher.kind === 'journey') return 'playwright';
  return catcher.file.includes('.dom.test.') ? 'dom' : catcher.kind;
}

/** The results of the test that a fault names. */
export function resultsOf({ file, title = '' }: Catcher, results: readonly TestResult[]): TestResult[] {
  return results.filter(result => result.file.endsWith(file) && result.title.includes(title));
}

function titled(catchers: readonly Catcher[]): string[] {
  const titles = catchers.flatMap(({ title }) => title ?? []);
  return titles.length < catchers.length ? [] : ['-t', titles.map(escaped).join('|')];
}

/** A Playwright pattern for the journeys of these faults only. */
export function journeysOf(catchers: readonly Catcher[]): string {
  const patterns = catchers.map(
    ({ file, title }) => `\\b${escaped(basename(file))} ${title ? `.*${escaped(title)}` : ''}`,
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
