import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRecord } from './record.ts';
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
  const options = { slice: null, minutes: null, continue: false, changed: null };
  openRecord(record, { kind: 'run', source: '', options });
  const late = makeStep('Mutation', { until: performance.now() - 1 });
  const early = makeStep('Planted faults', { until: performance.now() + 60_000 });
  const run = new Run(record, [], [late, early, makeStep('Journeys')], { files: {}, groups: {} });
  await run.runAlone();
  expect(run.leftOut).toEqual(['Mutation']);
  expect(run.results.map(({ name }) => name)).toEqual(['Planted faults', 'Journeys']);
});
