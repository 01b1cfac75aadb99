import { expect, it } from 'vitest';
import { failures, NO_TESTS, type StepResult, summary } from './summary.ts';

const result = (name: string, given: Partial<StepResult>): StepResult => ({
  ...NO_TESTS,
  name,
  seconds: 1,
  output: '',
  ...given,
});

it('the last line of the summary has the counts of all steps and nothing else', () => {
  const results = [result('Unit', { passed: 7 }), result('Journeys', { passed: 2, failed: 1 })];
  expect(summary(results, 61.4).split('\n').slice(-3)).toEqual([
    '  Took 61 s; failing: Journeys',
    '9 passed, 1 failed',
    '',
  ]);
  expect(failures(results)).toBe(1);
});

it('the summary describes the slice above the counts', () => {
  const held = 'Slice 2 of 6: 161 journeys in full';
  expect(summary([], 61.4, held).split('\n').slice(-4)).toEqual([
    `  ${held}`,
    '  Took 61 s',
    '0 passed, 0 failed',
    '',
  ]);
});

it('the summary lists the ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, number) => ({ file: `${number}.test.ts`, seconds: number }));
  const text = summary([result('Unit', { files })], 1);
  expect(text.match(/\d+\.test\.ts/g)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(number => `${number}.test.ts`),
  );
});

it('flaky tests are listed by name, with the path of the trace', () => {
  const flaky = [
    { title: 'a visitor reads', trace: 'test-results/a/trace.zip' },
    { title: 'another', trace: null },
  ];
  const text = summary([result('Journeys', { passed: 2, flaky })], 1);
  expect(text).toContain(
    '~ a visitor reads\n    test-results/a/trace.zip\n  ~ another\n    no trace was recorded\n',
  );
  expect(summary([result('Journeys', { passed: 2 })], 1)).not.toContain('Flaky');
});

it('failures are repeated just before the last lines, so that a truncated log still has them', () => {
  const failed = [{ title: 'a visitor reads', message: 'expected 1\n  at a.spec.ts:3' }];
  const lines = summary([result('Journeys', { failed: 1, failures: failed })], 1).split('\n');
  expect(lines.slice(-8)).toEqual([
    '  Failed (1)',
    '  ✗ Journeys: a visitor reads',
    '      expected 1',
    '        at a.spec.ts:3',
    '',
    '  Took 1 s; failing: Journeys',
    '0 passed, 1 failed',
    '',
  ]);
  const many = Array.from({ length: 25 }, () => failed).flat();
  expect(summary([result('Journeys', { failed: 25, failures: many })], 1)).toContain('  and 5 more\n');
});
