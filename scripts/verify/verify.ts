import { Failure, messageFor } from '../terminal/failure.mjs';
import { HELP, type Options, readOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { planFor } from './plan.ts';
import { append } from './record.ts';
import { Run, stopOnSignal } from './run-steps.ts';
import { type Contents, divideContents, inWords } from './slice.ts';
import {
  browser,
  builds,
  caddyfile,
  dovecot,
  hledger,
  journeys,
  journeysElsewhere,
  journeysInFull,
  longTests,
  mutation,
  plantedFaults,
  programsFor,
  radicale,
  type Step,
  style,
  templates,
  types,
  unused,
  vitest,
} from './steps.ts';
import { failures, summary } from './summary.ts';
import { startTestDatabase } from './test-database.ts';

const since = performance.now();

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(HELP);
  else await verify(options);
} catch (error) {
  process.stderr.write(`\n  ✗ ${messageFor(error)}\n\n`);
  process.exitCode = error instanceof Failure ? 2 : 1;
}

async function verify(options: Options): Promise<void> {
  const plan = planFor(options);
  if (!plan) {
    process.stdout.write('  Nothing to continue: the last run ended without a failure, or there was none.\n');
    return;
  }
  const contents = plan.slice && (await divideContents(plan.slice));
  const held = plan.slice && contents ? inWords(plan.slice, contents) : null;
  if (held) process.stdout.write(`  ${held}\n`);
  process.env.VERIFY = 'ordinary';
  const inBrowser = [
    ...journeys('Journeys', plan, contents?.journeys),
    ...(contents ? journeysInFull(plan, contents) : []),
  ];
  const inFull = contents ? longTests(plan, contents) : [];
  const database = await startTestDatabase();
  const filling = [templates(database.fill)];
  const { tracks, alone } = planSteps(plan, contents, { inBrowser, inFull, filling });
  const run = new Run(plan.record, tracks, alone);
  const end = () => close(run, plan, held);
  stopOnSignal(run, end);
  try {
    await run.runTracks();
    await run.runAlone();
  } finally {
    await database.end();
  }
  end();
}

/**
 * Two tracks for two cores, and the content that their tests wait for. The journeys have both cores to themselves: they
 * keep them busy, and what they assert must not depend on other work.
 */
function planSteps(
  plan: Plan,
  contents: Contents | null,
  { inBrowser, inFull, filling }: Record<'inBrowser' | 'inFull' | 'filling', Step[]>,
): { tracks: Step[][]; alone: Step[] } {
  const beyond =
    contents && plan.slice
      ? [
          ...journeysElsewhere(plan, contents),
          ...inFull,
          caddyfile,
          plantedFaults(contents),
          mutation(contents, plan.slice),
        ]
      : [];
  const first = [
    style,
    types,
    unused,
    vitest('Unit and architecture', 'unit', plan, contents?.longTests),
    hledger,
    dovecot,
    radicale,
    vitest('Integration', 'integration', plan, contents?.longTests),
  ];
  const until = plan.minutes === null ? {} : { until: since + plan.minutes * 60_000 };
  const programs = contents ? programsFor(contents) : [];
  const second = inBrowser.length + beyond.length > 0 ? [browser, ...programs, builds] : [];
  const isLeft = ({ name }: Step) => !plan.withoutGroups.has(name);
  return {
    tracks: [first.filter(isLeft), second, filling],
    alone: [...inBrowser, ...beyond.map(step => ({ ...step, ...until }))].filter(isLeft),
  };
}

/** What the slice held, and what of it there was no time for. */
function formatSlice(held: string | null, { leftOut }: Run): string | null {
  return leftOut.length > 0 ? `${held}. Left out for time: ${leftOut.join(', ')}` : held;
}

function close(run: Run, plan: Plan, held: string | null): void {
  const failed = failures(run.results);
  if (run.isStopped)
    process.stdout.write('\n  Interrupted: "npm run verify -- --continue" goes on from here.\n');
  else append(plan.record, { kind: 'end', failed });
  process.stdout.write(summary(run.results, (performance.now() - since) / 1000, formatSlice(held, run)));
  process.exitCode = run.isStopped ? 130 : failed > 0 ? 1 : 0;
}
