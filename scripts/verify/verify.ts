import { existsSync, globSync } from 'node:fs';
import { Failure, messageFor } from '../terminal/failure.mjs';
import { HELP, type Options, readOptions } from './options.ts';
import type { Plan } from './plan.ts';
import { planFor } from './plan.ts';
import { append, keepDurations, readDurations, readRecord } from './record.ts';
import { Run, stopOnSignal } from './run-steps.ts';
import {
  browser,
  builds,
  caddyfile,
  dovecot,
  firefox,
  hledger,
  java,
  journeys,
  journeysElsewhere,
  mutation,
  radicale,
  type Step,
  style,
  templates,
  types,
  unused,
  varnish,
  vitest,
  webkit,
} from './steps.ts';
import { failures, summary } from './summary.ts';
import { startTestDatabase } from './test-database.ts';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
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
  if (plan.inFull) process.env.VERIFY = 'all';
  else if (plan.journeys === 'all') process.env.VERIFY = 'ordinary';
  const durations = readDurations();
  const integration = vitest('Integration', 'integration', plan);
  const inBrowser = journeys('Journeys', plan);
  const usesDatabase = integration.length + inBrowser.length > 0;
  const database = usesDatabase ? await startTestDatabase(plan) : null;
  const filling = database ? [templates(database.fill)] : [];
  const { tracks, alone } = stepsOf(plan, { integration, inBrowser, filling });
  const run = new Run(plan.record, tracks, alone, durations);
  stopOnSignal(run, () => close(run, plan));
  try {
    await run.runTracks();
    await run.runAlone();
  } finally {
    await database?.end();
  }
  keepDurations(durations, readRecord(plan.record), (plan !== null && isInPart(plan)) || run.isStopped);
  close(run, plan);
}

/**
 * Two tracks for two cores, and the content that their tests wait for. The journeys have both cores to themselves: they
 * keep them busy, and what they assert must not depend on other work.
 */
function stepsOf(
  plan: Plan,
  { integration, inBrowser, filling }: Record<'integration' | 'inBrowser' | 'filling', Step[]>,
): { tracks: Step[][]; alone: Step[] } {
  const elsewhere = plan.inFull ? [journeysElsewhere()] : [];
  const proxy = plan.inFull ? [caddyfile] : [];
  const mutations =
    plan.inFull && globSync('stryker.config.*').length > 0 && existsSync(STRYKER) ? [mutation] : [];
  const first = [
    style,
    types,
    unused,
    ...vitest('Unit and architecture', 'unit', plan),
    ...(integration.length > 0 ? [hledger, dovecot, radicale, ...integration] : []),
  ];
  const programs = plan.inFull ? [varnish, java, firefox, webkit] : [];
  const second = inBrowser.length + elsewhere.length > 0 ? [browser, ...programs, builds(plan)] : [];
  const isLeft = ({ name }: Step) => !plan.withoutGroups.has(name);
  return {
    tracks: [first.filter(isLeft), second, filling],
    alone: [...inBrowser, ...elsewhere, ...proxy, ...mutations].filter(isLeft),
  };
}

function isInPart(plan: Plan): boolean {
  return plan.without.size > 0 || plan.unit !== 'all' || plan.journeys !== 'all';
}

function close(run: Run, plan: Plan): void {
  const failed = failures(run.results);
  if (run.isStopped)
    process.stdout.write('\n  Interrupted: "npm run verify -- --continue" goes on from here.\n');
  else append(plan.record, { kind: 'end', failed });
  process.stdout.write(summary(run.results, (performance.now() - since) / 1000));
  process.exitCode = run.isStopped ? 130 : failed > 0 ? 1 : 0;
}
