/**
 * Runs every bench, one after the other, and writes one report: bench/out/report.json and bench/out/report.md.
 *
 *   npm run bench                      the full round, for a quiet machine; it takes about an hour
 *   npm run bench -- quick             a short round of everything, in minutes
 *   npm run bench -- --only=page-cache,publish [--skip=lighthouse] [--busy] [--keep] [--add]
 *   npm run bench -- --add --only=faults --with='--times=5 --minutes=3'
 *
 * Needs a build (npm run build); single benches say what else, such as nginx and wrk. A busy machine is refused, but not
 * by a quick round; with --busy it goes on and says so on top. --keep also writes docs/bench.md, the report to commit.
 * --add leaves in the report what earlier rounds took of the other benches; each chapter says when and on what commit it
 * was taken, and by --with what its bench was told.
 * Ends with 1 when a goal was missed or a bench handed nothing over.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Bench, benches } from './benches.ts';
import { type Chapter, composeReport, isGood, type Report } from './compose.ts';
import { isBusy, readMachine } from './machine.ts';
import { outFolder } from './measured.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    skip: { type: 'string', default: '' },
    busy: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    add: { type: 'boolean', default: false },
    with: { type: 'string', default: '' },
  },
});
const isQuick = positionals.includes('quick');
const machine = readMachine();
if (isBusy(machine) && !isQuick && !values.busy) {
  console.error(
    `Load ${machine.load} on ${machine.cores} cores: something else is at work here, and the figures would tell of that. ` +
      'Wait for it to end, or say --busy.',
  );
  process.exit(1);
}

const told = values.with.split(' ').filter(word => word !== '');
const taken = new Map(values.add ? (await chaptersSoFar()).map(chapter => [chapter.name, chapter]) : []);
for (const bench of chosen()) {
  taken.set(bench.name, await takeChapter(bench));
  await writeReport();
}
process.exit(isGood(report()) ? 0 : 1);

function report(): Report {
  return { machine, isQuick, chapters: benches.flatMap(({ name }) => taken.get(name) ?? []) };
}

async function chaptersSoFar(): Promise<Chapter[]> {
  const { chapters }: Report = JSON.parse(await readFile(`${outFolder}/report.json`, 'utf8'));
  return chapters.map(chapter => ({
    ...chapter,
    taken: { ...chapter.taken, at: new Date(chapter.taken.at) },
  }));
}

function chosen(): Bench[] {
  const named = (list: string) => list.split(',').filter(name => name !== '');
  const [only, skip] = [named(values.only), named(values.skip)];
  const unknown = [...only, ...skip].filter(name => !benches.some(bench => bench.name === name));
  if (unknown.length > 0) {
    console.error(`No bench is called ${unknown.join(', ')}: ${benches.map(({ name }) => name).join(', ')}`);
    process.exit(1);
  }
  return benches.filter(({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name));
}

async function takeChapter(bench: Bench): Promise<Chapter> {
  const { name, title } = bench;
  const began = performance.now();
  console.log(`\n=== ${title} (${name})\n`);
  await rm(`${outFolder}/${name}.json`, { force: true });
  const { at, commit, load } = readMachine();
  const code = await runBench(bench);
  const seconds = (performance.now() - began) / 1000;
  const head = { name, title, told: isQuick ? bench.quick : told, taken: { at, commit, load } };
  try {
    const { goals } = JSON.parse(await readFile(`${outFolder}/${name}.json`, 'utf8'));
    const page = await readFile(`${outFolder}/${name}.md`, 'utf8');
    return { ...head, goals, page, seconds, failure: null };
  } catch {
    const failure = `ended with ${code} and handed nothing over`;
    return { ...head, goals: [], page: '', seconds, failure };
  }
}

/** In a process of its own: what one bench leaves open or running troubles no other. */
function runBench({ script, quick, imports = [] }: Bench): Promise<number | null> {
  const args = [...imports.map(path => `--import=${path}`), script, ...(isQuick ? quick : told)];
  const child = spawn(process.execPath, ['--env-file-if-exists=.env', ...args], { stdio: 'inherit' });
  return new Promise(resolve => child.once('exit', resolve));
}

/** After every bench: what was measured is not lost when a later one, or the machine, fails. */
async function writeReport(): Promise<void> {
  const text = composeReport(report());
  await mkdir(outFolder, { recursive: true });
  await writeFile(`${outFolder}/report.json`, JSON.stringify(report(), null, 2));
  await writeFile(`${outFolder}/report.md`, text);
  if (values.keep) await writeFile('docs/bench.md', text);
}
