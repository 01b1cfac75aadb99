/**
 * Runs every bench, each in a separate process, writes their results to bench-results/ and prints one summary.
 *
 *   npm run bench                       the full round: about an hour on a quiet machine
 *   npm run bench -- quick              a short round that shows that everything can be measured
 *   npm run bench -- --only=weight,publish [--skip=lighthouse]
 *
 * Needs a build (npm run build); single benches list other needs. Exits with 1 when a promise is missed or a bench
 * fails.
 */
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { describeGoal, type Goal, isMet, resultFolder } from './report.ts';

/** Every bench in this order, with the arguments of a quick round. */
const benches: Readonly<Record<string, readonly string[]>> = {
  weight: ['--routes=/,/news,/donate'],
  lighthouse: ['--routes=/news', '--runs=1'],
  touch: ['--rounds=1'],
  'early-presses': ['--rounds=1'],
  'page-cache': ['--seconds=1', '--rounds=1'],
  cold: ['--rounds=2', '--starts=1'],
  memory: ['--minutes=0.2'],
  publish: ['--posts=3'],
  clicks: ['--clicks=2000'],
  faults: ['--quick'],
  backup: ['--posts=200', '--readers=2000', '--megabytes=20'],
  office: ['--races=20'],
  scale: ['--posts=1000', '--events=100', '--rounds=5'],
  requests: ['--requests=2', '--seconds=30'],
  container: [],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, skip: { type: 'string', default: '' } },
});
const isQuick = positionals.includes('quick');
const [only, skip] = [values.only, values.skip].map(list => list.split(',').filter(Boolean)) as [
  string[],
  string[],
];
const unknown = [...only, ...skip].filter(name => !benches[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Benches: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const [load = 0] = loadavg();
if (load > availableParallelism() / 4)
  console.warn(`Load ${load.toFixed(2)} before it begins: times and rates will measure the machine too.`);

const summary: string[] = [];
for (const [name, quick] of Object.entries(benches)) {
  if (skip.includes(name) || (only.length > 0 && !only.includes(name))) continue;
  console.log(`\n=== ${name}\n`);
  await rm(`${resultFolder}/${name}.json`, { force: true });
  const code = await run(name, isQuick ? quick : []);
  const result = await readFile(`${resultFolder}/${name}.json`, 'utf8').catch(() => null);
  // JSON has no NaN: a figure that could not be measured is read back as null.
  const goals: Goal[] = result === null ? [] : JSON.parse(result).goals;
  const promised = goals
    .map(goal => ({ ...goal, figure: goal.figure ?? Number.NaN }))
    .filter(goal => isMet(goal) !== null);
  summary.push(`\n${name}`, ...promised.map(describeGoal));
  if (result === null) summary.push(`MISSED  ended with ${code} and without a result`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n=== Promises\n${summary.join('\n')}`);
await writeFile(`${resultFolder}/summary.txt`, `${summary.join('\n').trim()}\n`);

function run(name: string, args: readonly string[]): Promise<number | null> {
  const flags = ['--env-file-if-exists=.env', `bench/${name}.ts`, ...args];
  const child = spawn(process.execPath, flags, { stdio: 'inherit' });
  return new Promise(resolve => child.once('exit', resolve));
}
