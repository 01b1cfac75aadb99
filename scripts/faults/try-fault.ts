import { readFileSync, writeFileSync } from 'node:fs';
import { type Fault, findTool } from '../../tests/faults/fault.ts';
import { buildSite, buildWhatIsOutOfDate } from '../build/builds.ts';
import { messageFor } from '../terminal/failure.mjs';
import { isForJourney } from './choose.ts';
import { type FailingTest, findResults, type Run, runTests } from './run-tests.ts';
import { restoreSite } from './working-copy.ts';

export type Verdict = { isGood: boolean; finding: string; seconds: number; output: string };

/**
 * Runs the tests of all these faults on the unchanged copy: each alone, because one that depends on another test fails
 * whatever is planted. Journeys run together, because a browser and their stacks take long to start.
 */
export async function runUnchanged(faults: readonly Fault[]): Promise<Map<string, Run>> {
  const together = Map.groupBy(faults, runName);
  const runs = new Map<string, Run>();
  for (const [name, catchers] of together) runs.set(name, await runTests(catchers));
  return runs;
}

/** The name of the run a test belongs to. */
const runName = ({ caughtBy, title = '' }: FailingTest) =>
  findTool(caughtBy) === 'playwright' ? 'playwright' : `${caughtBy} ${title}`;

/** Whether the test of a fault passes without the fault: one that fails anyway proves nothing. */
export function judgeUnchanged(fault: Fault, runs: ReadonlyMap<string, Run>): Verdict {
  const run = runs.get(runName(fault));
  const results = findResults(fault, run?.results ?? []);
  const failure = results.find(result => result.failure !== null)?.failure;
  const verdict = { seconds: 0, output: run?.output ?? '' };
  if (failure) return { ...verdict, isGood: false, finding: `fails without the fault: ${failure}` };
  if (results.length === 0) return { ...verdict, isGood: false, finding: 'no test ran' };
  return { ...verdict, isGood: true, finding: `passes without the fault (${results.length})` };
}

/**
 * Plants these faults together, builds what journeys need, runs their tests, each of which must fail, and removes the
 * faults. `seconds` of a verdict cover all of them. A fault that escapes beside others may have been hidden by one
 * of them: try it alone.
 */
export async function tryFaults(faults: readonly Fault[]): Promise<Verdict[]> {
  const since = performance.now();
  const found = await runWithFaults(faults).catch(error => ({
    results: [],
    output: `Cannot be built: ${messageFor(error)}`,
  }));
  const seconds = (performance.now() - since) / 1000;
  return faults.map(fault => {
    const results = findResults(fault, found.results);
    const failure = results.find(result => result.failure !== null)?.failure;
    const otherwise = results.length > 0 ? 'passes with the fault' : 'did not run with the fault';
    return { isGood: Boolean(failure), finding: failure ?? otherwise, seconds, output: found.output };
  });
}

async function runWithFaults(faults: readonly Fault[]): Promise<Run> {
  const removals = faults.map(plant);
  const [{ build } = {}] = faults;
  const isJourney = faults.every(isForJourney);
  const needsBuild =
    isJourney && faults.some(({ file }) => /^(src|public|server\.ts|astro\.config)/.test(file));
  // A fault that every journey of a file notices needs only one failure.
  const stopAtOnce = isJourney && faults.length === 1 ? ['--max-failures=1'] : [];
  try {
    if (needsBuild) await (build === 'admin' ? buildWhatIsOutOfDate() : buildSite());
    return await runTests(faults, stopAtOnce, build === 'tables');
  } finally {
    for (const remove of removals) remove();
    if (needsBuild) restoreSite();
  }
}

type Change = Pick<Fault, 'file' | 'find' | 'replace'>;

/**
 * The text with the fault in it.
 * @throws Error unless the text to replace occurs exactly once.
 */
export function withFault(text: string, { file, find, replace }: Change): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Plants a fault in the current folder and returns a function that removes it. */
function plant(fault: Change): () => void {
  const sound = readFileSync(fault.file, 'utf8');
  writeFileSync(fault.file, withFault(sound, fault));
  return () => writeFileSync(fault.file, sound);
}
