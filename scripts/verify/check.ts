import { EVERYTHING } from './plan.ts';
import { CHECK_RECORD, openRecord } from './record.ts';
import { Run } from './run-steps.ts';
import { style, types, vitest } from './steps.ts';
import { failures, summary } from './summary.ts';

const since = performance.now();
const plan = { ...EVERYTHING, record: CHECK_RECORD };
openRecord(CHECK_RECORD, {
  kind: 'run',
  source: '',
  options: { slice: null, minutes: null, continue: false },
});

const run = new Run(CHECK_RECORD, [[vitest('Unit and architecture', 'unit', plan)], [style, types]], []);
await run.runTracks();
process.stdout.write(summary(run.results, (performance.now() - since) / 1000));
process.exitCode = failures(run.results) > 0 ? 1 : 0;
