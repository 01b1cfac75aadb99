import { EVERYTHING } from './plan.ts';
import { CHECK_RECORD, keepDurations, openRecord, readDurations, readRecord } from './record.ts';
import { Run } from './run-steps.ts';
import { style, types, vitest } from './steps.ts';
import { failures, summary } from './summary.ts';

const since = performance.now();
const plan = { ...EVERYTHING, record: CHECK_RECORD };
openRecord(CHECK_RECORD, {
  kind: 'run',
  source: '',
  options: { slice: null, minutes: null, continue: false, changed: null },
});

const durations = readDurations();
const run = new Run(
  CHECK_RECORD,
  [vitest('Unit and architecture', 'unit', plan), [style, types]],
  [],
  durations,
);
await run.runTracks();
keepDurations(durations, readRecord(CHECK_RECORD), false);
process.stdout.write(summary(run.results, (performance.now() - since) / 1000));
process.exitCode = failures(run.results) > 0 ? 1 : 0;
