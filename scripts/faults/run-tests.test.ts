import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './run-tests.ts';

const file = '/project/src/x.test.ts';

describe('the Vitest report', () => {
  it('each Vitest test that ran yields a result, with the first line of its failure', () => {
    const assertionResults = [
      { fullName: 'x holds', status: 'passed', failureMessages: [] },
      { fullName: 'x breaks', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[0m\n at x'] },
      { fullName: 'x was not asked for', status: 'skipped', failureMessages: [] },
    ];
    expect(readVitest({ testResults: [{ name: file, assertionResults }] })).toEqual([
      { file, title: 'x holds', failure: null },
      { file, title: 'x breaks', failure: 'expected 1' },
    ]);
  });

  it('a Vitest file that did not load yields no result', () => {
    expect(readVitest({ testResults: [{ name: file, assertionResults: [] }] })).toEqual([]);
  });
});

describe('the Playwright report', () => {
  const makeSpec = (status: string, ...stacks: string[]) => ({
    title: 'opens',
    file: 'x.spec.ts',
    tests: [{ results: [{ status, errors: stacks.map(stack => ({ message: 'Error: closed', stack })) }] }],
  });
  const read = (...specs: ReturnType<typeof makeSpec>[]) =>
    readPlaywright({ suites: [{ title: 'x.spec.ts', specs: [], suites: [{ title: 'at night', specs }] }] });

  it('each Playwright journey yields a result under its full title', () => {
    const result = { file: 'tests/journeys/x.spec.ts', title: 'x.spec.ts at night opens' };
    expect(read(makeSpec('passed'), makeSpec('failed', 'at tests/journeys/x.spec.ts:3'))).toEqual([
      { ...result, failure: null },
      { ...result, failure: 'Error: closed' },
    ]);
  });

  it('a Playwright journey yields no result when the servers did not start or it was not reached', () => {
    expect(read(makeSpec('failed', 'at tests/support/test-stack.ts:9'), makeSpec('skipped'))).toEqual([]);
  });
});
