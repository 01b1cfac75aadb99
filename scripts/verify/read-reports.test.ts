import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './read-reports.ts';
import { countFailure, NO_TESTS } from './step-result.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adey-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts the tests of vitest, and a file that could not be loaded as one failure', () => {
  const test = (status: string, duration?: number) => ({ fullName: status, status, duration });
  const file = report({
    testResults: [
      { status: 'failed', assertionResults: [test('passed', 1500), test('failed', 10), test('skipped')] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(readVitest(file)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(readVitest(file).tests[0]).toEqual({ title: 'passed', seconds: 1.5 });
});

it('counts the journeys of Playwright at every depth, and a failing set-up as one failure', () => {
  const spec = { title: 'a visitor reads', tests: [{ status: 'expected', results: [{ duration: 2000 }] }] };
  const file = report({
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 2 },
    errors: [{ message: 'set-up' }],
    suites: [{ title: 'x', specs: [], suites: [{ title: 'y', specs: [spec] }] }],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    tests: [{ title: 'a visitor reads', seconds: 2 }],
  });
});

it('a tool that ends badly without a failing test, or without a report, is one failure', () => {
  expect(readVitest(join(folder, 'never-written.json'))).toEqual(NO_TESTS);
  expect(countFailure(NO_TESTS, 1).failed).toBe(1);
  expect(countFailure({ ...NO_TESTS, failed: 3 }, 1).failed).toBe(3);
  expect(countFailure(NO_TESTS, 0).failed).toBe(0);
});
