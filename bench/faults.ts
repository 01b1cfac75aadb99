/**
 * What visitors see of faults, part by part:
 *
 *   npm run bench:faults                    all of them, some 40 minutes
 *   npm run bench:faults -- sigterm full    these parts only
 *
 * - restart   PostgreSQL restarts, the staff process is killed
 * - killed    PostgreSQL is killed (-9) 20 times under load
 * - full      the disk of the database and of the pictures is full (a small tmpfs: needs root)
 * - locked    somebody holds the tables for 30 seconds
 * - sigterm   site 50 times under load, mail worker and staff door 10 times, told to end
 * - writes    kill -9 200 times while visitors write what is acknowledged
 * - clock     the clock is set forward and back, events begin and end, summer time begins and ends
 * - minutes   every minute of two years in six time zones through the timing rules, against PostgreSQL's own zones
 * - soak      memory over ten minutes of load
 *
 * `--times=5` brings a fault about less often, `--minutes=3` soaks for less, `--quick` is a look at whether it works.
 * Needs a build (npm run build). Writes bench/out/faults-<part>.json and .md, and of all parts taken so far faults.json and
 * faults.md; ends with 1 when a goal was missed.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { measureClock } from './faults/clock.ts';
import { measureFull } from './faults/full.ts';
import { measureKilled } from './faults/killed.ts';
import { measureLocked } from './faults/locked.ts';
import { measureMinutes } from './faults/minutes.ts';
import type { Part } from './faults/part.ts';
import { measureRestart } from './faults/restart.ts';
import { measureSigterm } from './faults/sigterm.ts';
import { measureSoak } from './faults/soak.ts';
import { measureWrites } from './faults/writes.ts';
import { handOver, type Measured, outFolder } from './report/measured.ts';

const parts: Readonly<Record<string, Part>> = {
  restart: measureRestart,
  killed: measureKilled,
  full: measureFull,
  locked: measureLocked,
  sigterm: measureSigterm,
  writes: measureWrites,
  clock: measureClock,
  minutes: measureMinutes,
  soak: measureSoak,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter(name => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const { quick } = values;
const scale = {
  quick,
  minutes: quick ? 0.5 : Number(values.minutes),
  ...(quick ? { times: 2 } : values.times !== undefined && { times: Number(values.times) }),
};
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  await handOver(`faults-${name}`, await measure(scale).catch(notTaken));
}
await handOver('faults', await everyPart());
process.exit();

/** A part that could not be measured is a goal that was missed, and says why; the others go on. */
function notTaken(error: Error): Measured {
  console.error(error);
  return { goals: [{ what: `not taken: ${error.message}`, figure: Number.NaN, unit: '', least: 1 }] };
}

/** What was measured of each part, now or in an earlier round, one below the other. */
async function everyPart(): Promise<Measured> {
  const taken = [];
  for (const name of Object.keys(parts)) {
    const file = `${outFolder}/faults-${name}`;
    const json = await readFile(`${file}.json`, 'utf8').catch(() => null);
    if (json === null) continue;
    const { at, goals, details }: Measured & { at: string } = JSON.parse(json);
    const [, ...text] = (await readFile(`${file}.md`, 'utf8')).split('\n\n');
    taken.push({ name, at, goals, details, text: text.join('\n\n') });
  }
  return {
    goals: taken.flatMap(({ name, goals }) =>
      goals.map(goal => ({ ...goal, what: `${name}: ${goal.what}` })),
    ),
    text: taken.map(({ name, at, text }) => `### ${name}\n\nTaken ${at}.\n\n${text}`).join('\n\n'),
    details: Object.fromEntries(taken.map(({ name, at, details }) => [name, { at, details }])),
  };
}
