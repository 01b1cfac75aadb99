import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFaults, readPlaywright, readVitest } from './read-reports.ts';
import { countFailure, FLAKY_LIMIT, NO_TESTS } from './summary.ts';

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

it('each Vitest test is counted, and a file that fails to load counts as one failure', () => {
  const test = (status: string, duration?: number) => ({
    fullName: status,
    status,
    duration,
    failureMessages: status === 'failed' ? ['\u001b[31mexpected 1\u001b[39m\n    at a.test.ts:3'] : [],
  });
  const file = report({
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        status: 'failed',
        assertionResults: [test('passed', 1500), test('failed', 10), test('skipped')],
      },
      {
        name: join(process.cwd(), 'src/b.test.ts'),
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  });
  expect(readVitest(file)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(readVitest(file).files[0]).toEqual({ file: 'src/a.test.ts', seconds: 1.51 });
  expect(readVitest(file).failures).toEqual([
    { title: 'failed', message: 'expected 1\n    at a.test.ts:3' },
    { title: 'src/b.test.ts', message: 'No such module' },
  ]);
});

it.each([
  [1, 0],
  [FLAKY_LIMIT, 0],
  [FLAKY_LIMIT + 1, 1],
])('%i Vitest tests that passed only on a retry count as flaky, and %i as failures', (count, failures) => {
  const again = { fullName: 'a', status: 'passed', failureMessages: ['first'] };
  const file = report({
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: Array.from({ length: count }, () => again) },
    ],
  });
  const { passed, failed, flaky } = readVitest(file);
  expect({ passed, failed, flaky: flaky.length }).toEqual({ passed: count, failed: failures, flaky: count });
});

const attempt = (duration: number, trace?: string) => ({
  duration,
  attachments: trace ? [{ name: 'trace', path: join(process.cwd(), trace) }] : [],
});
const spec = (title: string, status: string, ...results: object[]) => ({
  title,
  tests: [{ status, results }],
});

it('Playwright journeys are counted at every depth, and a failing set-up as one failure', () => {
  const inner = { title: 'y', specs: [spec('a visitor reads', 'expected', attempt(2000))] };
  const file = report({
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 },
    errors: [{ message: 'set-up' }],
    suites: [{ title: 'news.spec.ts', specs: [spec('b', 'expected', attempt(500))], suites: [inner] }],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    files: [{ file: 'news.spec.ts', seconds: 2.5 }],
    flaky: [],
    failures: [{ title: 'outside a test', message: 'set-up' }],
  });
});

it('a failed journey is reported with the first 12 lines of the message of its first try', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const tries = [long, 'what the first try left behind'].map(message => ({
    ...attempt(10),
    errors: [{ message }],
  }));
  const file = report({
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ title: 'a.spec.ts', specs: [spec('b', 'unexpected', ...tries)] }],
  });
  const [failure] = readPlaywright(file).failures;
  expect(failure?.title).toBe('b');
  expect(failure?.message.split('\n')).toHaveLength(12);
});

describe('flaky journeys', () => {
  const flakyRun = (count: number) => ({
    stats: { expected: 1, unexpected: 0, flaky: count, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'news.spec.ts',
        specs: Array.from({ length: count }, (_, number) =>
          spec(`flaky ${number}`, 'flaky', attempt(10), attempt(20, `test-results/${number}/trace.zip`)),
        ),
      },
    ],
  });

  it('a journey that passes on a retry counts as passed, and is listed with the path of its trace', () => {
    const { passed, failed, flaky } = readPlaywright(report(flakyRun(1)));
    expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
    expect(flaky).toEqual([{ title: 'flaky 0', trace: 'test-results/0/trace.zip' }]);
  });

  it('a flaky journey is listed without a trace when none was recorded', () => {
    const suites = [{ title: 'a.spec.ts', specs: [spec('b', 'flaky', attempt(10), attempt(20))] }];
    expect(readPlaywright(report({ ...flakyRun(1), suites })).flaky).toEqual([{ title: 'b', trace: null }]);
  });

  it.each([
    [FLAKY_LIMIT, 0],
    [FLAKY_LIMIT + 1, 1],
  ])('%i flaky journeys count as %i failures', (count, failures) => {
    expect(readPlaywright(report(flakyRun(count))).failed).toBe(failures);
  });
});

it('a tool that exits with an error but no failing test, or without a report, counts as one failure', () => {
  expect(readVitest(join(folder, 'never-written.json'))).toEqual(NO_TESTS);
  expect(countFailure(NO_TESTS, 1, '').failed).toBe(1);
  expect(countFailure({ ...NO_TESTS, failed: 3 }, 1, '').failed).toBe(3);
  expect(countFailure(NO_TESTS, 0, '').failed).toBe(0);
});

it('a tool that fails without a failing test is reported with the last 40 lines of its output', () => {
  const output = [
    ...Array.from({ length: 50 }, (_, line) => `line ${line}`),
    '\u001b[31mUnhandled error\u001b[39m',
    '',
  ];
  const [failure] = countFailure(NO_TESTS, 1, output.join('\n')).failures;
  expect(failure?.title).toBe('ended with an error');
  expect(failure?.message.split('\n').at(-1)).toBe('Unhandled error');
  expect(failure?.message.split('\n')).toHaveLength(40);
});

it('a Vitest file that fails in its clean-up counts as one failure, although its tests passed', () => {
  const file = report({
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [{ fullName: 'a', status: 'passed' }],
      },
    ],
  });
  expect(readVitest(file)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ title: 'src/a.test.ts', message: 'Hook timed out' }],
  });
});

it('the planted faults that escaped are failures, named by their ids', () => {
  const output = [
    '  ✓ closed-month-open        12.5 s   A month is open.',
    '      src/x.test.ts: expected 1',
    '  ✗ funds-mixed               9.1 s   Money disappears.',
    '      src/y.test.ts: passes with the fault',
    '',
    '1 caught, 1 escaped',
  ].join('\n');
  expect(readFaults(output)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ title: 'funds-mixed', message: 'src/y.test.ts: passes with the fault' }],
  });
  expect(readFaults('killed')).toMatchObject({ passed: 0, failed: 0 });
});
