import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../../tests/support/cluster.ts';
import { buildSite, buildWhatIsOutOfDate } from '../build/builds.ts';
import { messageFor } from '../terminal/failure.mjs';
import { runNode } from '../terminal/run-node.ts';
import { grepFor } from './changed/journeys.ts';
import { checkCaddyfile } from './check-caddyfile.ts';
import {
  haveChromium,
  haveDovecot,
  haveFirefox,
  haveHledger,
  haveJava,
  haveRadicale,
  haveVarnish,
  haveWebKit,
} from './have-programs.ts';
import type { Plan } from './plan.ts';
import { readPlaywright, readVitest } from './read-reports.ts';
import { countFailure, NO_TESTS, type Report, type StepResult } from './summary.ts';

export type Step = {
  name: string;
  /** Steps before it in its track without which it cannot run: it is left out when one of them fails. */
  needs?: readonly string[];
  run: () => Promise<StepResult>;
};

const reports = mkdtempSync(join(tmpdir(), 'adey-reports-'));
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

function step(name: string, args: string[], report: () => Report = () => NO_TESTS, env = {}): Step {
  return timed(name, async () => {
    const { code, output } = await runNode(args, { ...QUIET, ...env });
    return { ...countFailure(report(), code), output };
  });
}

/** A step of our own: it fails when the work throws. */
function work(name: string, run: () => Promise<void>): Step {
  return timed(name, async () => {
    try {
      await run();
      return { ...NO_TESTS, output: '' };
    } catch (error) {
      return { ...NO_TESTS, failed: 1, output: messageFor(error) };
    }
  });
}

function timed(name: string, run: () => Promise<Report & { output: string }>): Step {
  return {
    name,
    async run() {
      const since = performance.now();
      const found = await run();
      return { name, seconds: (performance.now() - since) / 1000, ...found };
    },
  };
}

export const style = step('Lint and style', [
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  '--colors=off',
  '.',
]);
export const unused = step('Unused files, exports and packages', [
  'node_modules/knip/bin/knip.js',
  '--no-progress',
]);
export const types = step('Types', ['scripts/verify/check-types.ts']);
const BUILDS = 'Production build';
/** The site, and the admin unless the chosen journeys do without it. */
export const builds = ({ journeys: chosen }: Plan) =>
  work(BUILDS, hasAdmin(chosen) ? buildWhatIsOutOfDate : buildSite);
export const templates = (fill: () => Promise<void>) => work('Content for the tests', fill);
export const browser = work('Browser for the journeys', haveChromium);
export const hledger = work('hledger for the books', haveHledger);
export const dovecot = work('Dovecot for returned mail', haveDovecot);
export const radicale = work('Radicale for calendars of hosts', haveRadicale);
export const varnish = work('Varnish for the CDN', haveVarnish);
export const java = work('Java for the checker of HTML', haveJava);
export const firefox = work('Firefox for journeys', haveFirefox);
export const webkit = work('WebKit for journeys', haveWebKit);
export const caddyfile = work('Configuration of the proxy', checkCaddyfile);
export const mutation = step(
  'Mutation',
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'stryker.config.ts'],
  () => NO_TESTS,
  // Each of its thousands of runs loads the test runner anew.
  { NODE_COMPILE_CACHE: COMPILED },
);

/** The tests of the plan that vitest runs: an empty list when there are none. */
export function vitest(name: string, kind: 'unit' | 'integration', plan: Plan): Step[] {
  const chosen = plan[kind] === 'all' ? [] : plan[kind].filter(file => !plan.without.has(file));
  if (plan[kind] !== 'all' && chosen.length === 0) return [];
  const file = join(reports, `${kind}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    // Tests that start processes are retried once, like journeys, and reported as flaky if they pass then.
    ...(kind === 'unit' ? ['--project=unit', '--project=dom'] : ['--project=integration', '--retry=1']),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=./scripts/verify/reporters/vitest.ts',
    ...(plan.without.size > 0 ? ['--passWithNoTests'] : []),
    ...chosen,
    ...[...plan.without].filter(isVitest).map(passed => `--exclude=${passed.replace(/[[\]]/g, '?')}`),
  ];
  return [step(name, args, () => readVitest(file), recorded(name, plan))];
}

const SPECS = 'tests/journeys/**/*.spec.ts';

/** The journeys of the plan: an empty list when there are none. */
export function journeys(name: string, plan: Plan): Step[] {
  const file = join(reports, 'journeys.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  const left = globSync(SPECS).filter(spec => !plan.without.has(spec));
  const grep = plan.journeys === 'all' ? null : grepFor(plan.journeys);
  if (left.length === 0 || grep === '') return [];
  if (plan.without.size > 0) args.push(...left);
  if (grep) args.push(`--grep=${grep}`);
  args.push('--reporter=line,json,./scripts/verify/reporters/playwright.ts');
  const env = {
    ...recorded(name, plan),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    JOURNEY_ADMIN: hasAdmin(plan.journeys) ? 'on' : 'off',
  };
  return [{ ...step(name, args, () => readPlaywright(file), env), needs: [browser.name, BUILDS] }];
}

/** The journeys that matter most, in Firefox and WebKit; in full verifications. */
export function journeysElsewhere(): Step {
  const file = join(reports, 'elsewhere.json');
  const config = '--config=tests/engines/playwright.config.ts';
  const args = ['node_modules/@playwright/test/cli.js', 'test', config, '--reporter=line,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const needs = [firefox.name, webkit.name, BUILDS];
  return { ...step('Journeys in Firefox and WebKit', args, () => readPlaywright(file), env), needs };
}

function hasAdmin(chosen: Plan['journeys']): boolean {
  return chosen === 'all' || chosen.withAdmin;
}

function isVitest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Where the reporters of the test tools record each file. */
function recorded(group: string, plan: Plan): Record<string, string> {
  return { VERIFY_GROUP: group, VERIFY_RECORD: plan.record };
}
