/**
 * Injects faults and counts what visitors see and what is lost:
 *
 *   npm run bench:faults                    all of them, about 20 minutes
 *   npm run bench:faults -- sigterm full    these only
 *
 * - killed    PostgreSQL is killed (-9) 20 times under load
 * - writes    site and PostgreSQL are killed (-9) in turn, 200 times, while visitors make writes that are acknowledged
 * - locked    somebody holds the tables for 30 seconds
 * - full      the disk of database and pictures is full (a small tmpfs: needs root)
 * - sigterm   site 50 times, mail worker and admin 10 times, stopped while working
 *
 * `--times=5` repeats a fault less often, `--quick` only checks that it works. Needs a build (npm run build).
 */
import { parseArgs } from 'node:util';
import type { Fault } from './faults/fault.ts';
import { fillDisk } from './faults/full.ts';
import { killDatabase } from './faults/killed.ts';
import { lockTables } from './faults/locked.ts';
import { stopProcesses } from './faults/sigterm.ts';
import { killWhileWriting } from './faults/writes.ts';
import { type Goal, report } from './report.ts';

const faults: Readonly<Record<string, Fault>> = {
  killed: killDatabase,
  writes: killWhileWriting,
  locked: lockTables,
  full: fillDisk,
  sigterm: stopProcesses,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter(name => !faults[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Faults: ${Object.keys(faults).join(', ')}`);
  process.exit(1);
}
const { quick } = values;
const times = quick ? 2 : values.times && Number(values.times);
const goals: Goal[] = [];
for (const [name, bringAbout] of Object.entries(faults)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const found = await bringAbout({ quick, ...(times && { times }) }).catch(notMeasured);
  goals.push(...found.map(goal => ({ ...goal, what: `${name}: ${goal.what}` })));
}
await report('faults', goals);
process.exit();

/** A fault that could not be injected counts as a missed promise; the others continue. */
function notMeasured(error: Error): Goal[] {
  console.error(error);
  return [{ what: error.message, figure: Number.NaN, unit: '', least: 1 }];
}
