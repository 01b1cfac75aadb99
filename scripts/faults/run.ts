/**
 * Shows that the verification can fail: plants the faults of tests/faults one at a time in a copy of the project, and
 * demands that the test each of them names fails.
 *
 *   npm run faults -- [id ...] [--area=money] [--only=sound|planted] [--together=1] [--list]
 *
 * Without ids or an area all of them are planted. First every named test runs on the unchanged copy, because a test
 * that fails there proves nothing. --only=sound stops there, --only=planted skips it. --together=10 plants up to ten
 * faults at once, in different files and for different tests, because starting the tests takes longer than the tests.
 * One that escapes there is planted again alone; one that is caught there may have been caught because of another, so
 * plant it alone where that matters. --list runs nothing and prints them.
 */
import { parseArgs } from 'node:util';
import { faultsByArea } from '../../tests/faults/all-faults.ts';
import { type Fault, findTool } from '../../tests/faults/fault.ts';
import { EMPTY, GIVEN_CLUSTER, haveTemplate, openCluster, SAMPLES } from '../../tests/support/cluster.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { chooseFaults, groupFaults, inOrder, isForJourney } from './choose.ts';
import { judgeUnchanged, runUnchanged, tryFaults, type Verdict } from './try-fault.ts';
import { enterWorkingCopy, rememberSite } from './working-copy.ts';

// Exiting on a signal removes the copy and the database too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

await exitOnFailure(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      only: { type: 'string' },
      together: { type: 'string', default: '1' },
      list: { type: 'boolean' },
    },
  });
  const chosen = chooseFaults(faultsByArea, positionals, values.area);
  if (chosen.length === 0) throw new Failure('No fault has this id or area');
  if (values.list) {
    for (const { id, file, what } of chosen) process.stdout.write(`${id.padEnd(44)} ${file}: ${what}\n`);
    return;
  }
  const hasJourneys = chosen.some(isForJourney);
  const leave = enterWorkingCopy({ withPackages: hasJourneys });
  let cluster: Awaited<ReturnType<typeof openCluster>> | undefined;
  try {
    if (hasJourneys) {
      await buildWhatIsOutOfDate();
      rememberSite();
    }
    if (chosen.some(({ caughtBy }) => ['integration', 'playwright'].includes(findTool(caughtBy))))
      cluster = await prepareDatabase(hasJourneys);
    const sound = values.only === 'planted' ? null : await runUnchanged(chosen);
    const verdicts: Verdict[] = [];
    const conclude = (fault: Fault, verdict: Verdict) => {
      print(fault, verdict);
      verdicts.push(verdict);
    };
    const tried: Fault[] = [];
    for (const fault of inOrder(chosen)) {
      const judged = sound && judgeUnchanged(fault, sound);
      if (judged === null || (judged.isGood && values.only !== 'sound')) tried.push(fault);
      else conclude(fault, judged);
    }
    for (const group of groupFaults(tried, Number(values.together))) await tryGroup(group, conclude);
    closeWith(verdicts);
  } finally {
    await cluster?.end();
    leave();
  }
});

async function tryGroup(
  group: readonly Fault[],
  conclude: (fault: Fault, verdict: Verdict) => void,
): Promise<void> {
  const verdicts = await tryFaults(group);
  for (const [at, fault] of group.entries()) {
    const verdict = verdicts[at] as Verdict;
    const isHidden = !verdict.isGood && group.length > 1;
    conclude(fault, isHidden ? ((await tryFaults([fault]))[0] as Verdict) : verdict);
  }
}

/** All faults share one PostgreSQL with template databases; each test has its own databases. */
async function prepareDatabase(withSamples: boolean) {
  const cluster = await openCluster();
  process.env[GIVEN_CLUSTER] = cluster.folder;
  await haveTemplate(cluster.folder, EMPTY);
  if (withSamples) await haveTemplate(cluster.folder, SAMPLES);
  return cluster;
}

function print(fault: Fault, { isGood, finding, seconds, output }: Verdict): void {
  const mark = isGood ? '✓' : '✗';
  process.stdout.write(
    `  ${mark} ${fault.id.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s   ${fault.what}\n`,
  );
  process.stdout.write(`      ${fault.caughtBy}: ${finding}\n`);
  if (!isGood) process.stdout.write(`\n${output.trim().split('\n').slice(-60).join('\n')}\n\n`);
}

function closeWith(verdicts: readonly Verdict[]): void {
  const escaped = verdicts.filter(({ isGood }) => !isGood).length;
  process.stdout.write(`\n${verdicts.length - escaped} caught, ${escaped} escaped\n`);
  process.exitCode = escaped > 0 ? 1 : 0;
}
