/**
 * Shows that the verification can fail: plants the faults of tests/faults one at a time in a copy of the project, and
 * demands that the test each of them names fails.
 *
 *   npm run faults -- [id ...] [--area=news] [--unplanted]
 *
 * Without ids or an area all of them are planted. First every test named is run on the sound copy, because a test that
 * fails there proves nothing; with --unplanted it stays at that.
 */
import { parseArgs } from 'node:util';
import { allFaults } from '../../tests/faults/all-faults.ts';
import type { Fault } from '../../tests/faults/fault.ts';
import { type Cluster, EMPTY, haveTemplate, SAMPLES, startCluster } from '../../tests/support/cluster.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { Failure, orSayWhy } from '../terminal/failure.mjs';
import { chooseFaults, inOrder } from './choose.ts';
import { judgeSound, runSound, tryFault, type Verdict } from './try-fault.ts';
import { enterWorkingCopy, rememberSite } from './working-copy.ts';

await orSayWhy(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { area: { type: 'string' }, unplanted: { type: 'boolean', default: false } },
  });
  const chosen = chooseFaults(allFaults, positionals, values.area);
  if (chosen.length === 0) throw new Failure('No fault has this id or area');
  const leave = enterWorkingCopy();
  let cluster: Cluster | undefined;
  try {
    if (chosen.some(isForJourney)) {
      await buildWhatIsOutOfDate();
      rememberSite();
      cluster = await storeSamples();
    }
    const sound = await runSound(chosen);
    const verdicts: Verdict[] = [];
    for (const fault of inOrder(chosen)) {
      const judged = judgeSound(fault, sound);
      const verdict = judged.isGood && !values.unplanted ? await tryFault(fault) : judged;
      tell(fault, verdict);
      verdicts.push(verdict);
    }
    closeWith(verdicts);
  } finally {
    await cluster?.end();
    leave();
  }
});

/** Journeys of all faults share one PostgreSQL and its sample content; each opens servers and databases of its own. */
async function storeSamples(): Promise<Cluster> {
  const cluster = await startCluster();
  process.env.JOURNEY_CLUSTER = cluster.folder;
  await haveTemplate(cluster.folder, EMPTY);
  await haveTemplate(cluster.folder, SAMPLES);
  return cluster;
}

function isForJourney({ caughtBy }: Fault): boolean {
  return caughtBy.kind === 'journey';
}

function tell(fault: Fault, { isGood, says, seconds, output }: Verdict): void {
  const mark = isGood ? '✓' : '✗';
  process.stdout.write(
    `  ${mark} ${fault.id.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s   ${fault.what}\n`,
  );
  process.stdout.write(`      ${fault.caughtBy.file}: ${says}\n`);
  if (!isGood) process.stdout.write(`\n${output.trim().split('\n').slice(-60).join('\n')}\n\n`);
}

function closeWith(verdicts: readonly Verdict[]): void {
  const escaped = verdicts.filter(({ isGood }) => !isGood).length;
  process.stdout.write(`\n${verdicts.length - escaped} caught, ${escaped} escaped\n`);
  process.exitCode = escaped > 0 ? 1 : 0;
}
