import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';
import { type Entry, openRecord } from './record.ts';
import { Run } from './run-steps.ts';
import type { Step } from './steps.ts';
import { NO_TESTS } from './summary.ts';

const makeStep = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  run: async () => ({ ...NO_TESTS, name, seconds: 0, passed: 1, output: '' }),
  ...more,
});

it('a step that would begin too late is left out by name, and the others run', async () => {
  const record = join(mkdtempSync(join(tmpdir(), 'adey-record-')), 'record.json');
  const options = { slice: null, minutes: null, continue: false };
  openRecord(record, { kind: 'run', source: '', options });
  const late = makeStep('Mutation', { until: performance.now() - 1 });
  const early = makeStep('Planted faults', { until: performance.now() + 60_000 });
  const run = new Run(record, [], [late, early, makeStep('Journeys')]);
  await run.runAlone();
  expect(run.leftOut).toEqual(['Mutation']);
  expect(run.results.map(({ name }) => name)).toEqual(['Planted faults', 'Journeys']);
});

it('progress counts each test file of a running step once, and gives the seconds of a step without files', () => {
  const file = (group: string, name: string): Entry => ({
    kind: 'file',
    group,
    file: name,
    failed: 0,
    seconds: 1,
  });
  const entries: Entry[] = [
    { kind: 'planned', group: 'Unit', files: ['a', 'b'] },
    ...['a', 'a'].map(name => file('Unit', name)),
    file('Other', 'b'),
  ];
  const running = ['Unit', 'Types'].map(name => ({ name, seconds: 7.2 }));
  expect(progressLine(running, ['Journeys'], entries)).toBe('Unit 1 of 2 files · Types 7 s · then Journeys');
});
