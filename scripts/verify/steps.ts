import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../../tests/support/cluster.ts';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { messageFor } from '../terminal/failure.mjs';
import { runNode } from '../terminal/run-node.ts';
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
  needsJava,
  needsVarnish,
} from './have-programs.ts';
import type { Plan } from './plan.ts';
import { readFaults, readPlaywright, readVitest } from './read-reports.ts';
import { type Contents, ELSEWHERE, parseFile, type Slice, TOGETHER } from './slice.ts';
import { countFailure, NO_TESTS, type Report, type StepResult } from './summary.ts';

export type Step = {
  name: string;
  /** Steps before it in its track without which it cannot run: it is left out when one of them fails. */
  needs?: readonly string[];
  /** It does not begin later than so many ms after the start of the process. */
  until?: number;
  run: () => Promise<StepResult>;
};

const reports = mkdtempSync(join(tmpdir(), 'adey-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
const IN_FULL = { VERIFY: 'all' };
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';

function step(
  name: string,
  args: string[],
  report: (output: string) => Report = () => NO_TESTS,
  env = {},
): Step {
  return timed(name, async () => {
    const { code, output } = await runNode(args, { ...QUIET, ...env });
    return { ...countFailure(report(output), code, output), output };
  });
}

/** A step of our own: it fails when the work throws. */
function work(name: string, run: () => Promise<void>): Step {
  return timed(name, async () => {
    try {
      await run();
      return { ...NO_TESTS, output: '' };
    } catch (error) {
      const output = messageFor(error);
      return { ...countFailure(NO_TESTS, null, output), output };
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
export const builds = work(BUILDS, buildWhatIsOutOfDate);
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

/** The tests that vitest runs, those of the slice aside. */
export function vitest(
  name: string,
  kind: 'unit' | 'integration',
  plan: Plan,
  inSlice: readonly string[] = [],
): Step {
  const without = new Set([...passed(name, plan), ...inSlice]);
  const args = [
    // Tests that start processes are retried once, like journeys, and reported as flaky if they pass then.
    ...(kind === 'unit' ? ['--project=unit', '--project=dom'] : ['--project=integration', '--retry=1']),
    ...(without.size > 0 ? ['--passWithNoTests'] : []),
  ];
  // Vitest's own --exclude does not reach the projects of a configuration.
  return runVitest(name, args, plan, { VERIFY_WITHOUT: [...without].join('\n') });
}

/** The long tests of a slice: an empty list when they have passed. */
export function longTests(plan: Plan, { longTests: files }: Contents): Step[] {
  const name = 'Tests in full';
  const left = files.filter(file => !passed(name, plan).has(file));
  return left.length > 0 ? [runVitest(name, ['--retry=1', ...left], plan, IN_FULL)] : [];
}

function runVitest(name: string, args: string[], plan: Plan, env = {}): Step {
  const file = join(reports, `${name}.json`);
  const reporters = ['dot', 'json', './scripts/verify/reporters/vitest.ts'].map(each => `--reporter=${each}`);
  return step(
    name,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${file}`, ...args],
    () => readVitest(file),
    { ...recorded(name, plan), ...env },
  );
}

const SPECS = 'tests/journeys/**/*.spec.ts';

/** The ordinary journeys, those of the slice aside: an empty list when there are none. */
export function journeys(name: string, plan: Plan, inSlice: readonly string[] = []): Step[] {
  const left = globSync(SPECS).filter(spec => !passed(name, plan).has(spec));
  if (left.length === 0 || plan.slice?.of === 1) return [];
  const args = [
    ...(passed(name, plan).size > 0 ? left : []),
    ...(inSlice.length > 0 ? [`--test-list-invert=${writeList(inSlice)}`] : []),
  ];
  return [{ ...runPlaywright(name, args, plan), needs: [browser.name, BUILDS] }];
}

/** The journeys of a slice in their full form: an empty list when they have passed. */
export const journeysInFull = (plan: Plan, { journeys: lines }: Contents) =>
  listed('Journeys in full', lines, plan, [browser.name]);

/** The journeys of a slice that matter most, in Firefox and WebKit. */
export const journeysElsewhere = (plan: Plan, { elsewhere }: Contents) =>
  listed('Journeys in Firefox and WebKit', elsewhere, plan, [firefox.name, webkit.name], [ELSEWHERE]);

function listed(
  name: string,
  lines: readonly string[],
  plan: Plan,
  needs: readonly string[],
  config: readonly string[] = [],
): Step[] {
  const left = lines.filter(line => !passed(name, plan).has(parseFile(line)));
  if (left.length === 0) return [];
  const run = runPlaywright(name, [...config, `--test-list=${writeList(left)}`], plan, IN_FULL);
  return [{ ...run, needs: [...needs, BUILDS] }];
}

/** A file with these journeys for Playwright. */
function writeList(lines: readonly string[]): string {
  const file = join(mkdtempSync(join(reports, 'list-')), 'journeys.txt');
  writeFileSync(file, lines.join('\n'));
  return file;
}

function runPlaywright(name: string, args: string[], plan: Plan, env = {}): Step {
  const file = join(reports, `${name}.json`);
  const reporter = '--reporter=line,json,./scripts/verify/reporters/playwright.ts';
  return step(
    name,
    ['node_modules/@playwright/test/cli.js', 'test', ...args, reporter],
    () => readPlaywright(file),
    { ...recorded(name, plan), PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  );
}

/** Their tests have passed in this run already, so they are not tried without the faults. */
export const plantedFaults = ({ faults }: Contents): Step => ({
  ...step(
    'Planted faults',
    ['scripts/faults/run.ts', ...faults, '--only=planted', `--together=${TOGETHER}`],
    readFaults,
    { VERIFY: '' },
  ),
  needs: [browser.name, BUILDS],
});

export const mutation = ({ mutated }: Contents, { of }: Slice): Step =>
  step(
    'Mutation',
    [STRYKER, 'run', 'stryker.config.ts', '--mutate', mutated.join(',')],
    () => NO_TESTS,
    // Each of its thousands of runs loads the test runner anew.
    { NODE_COMPILE_CACHE: COMPILED, ...(of > 1 ? { LEAST_MUTATION_SCORE: '80' } : {}) },
  );

/** The programs that the journeys of a slice need. */
export function programsFor({ journeys: lines, elsewhere }: Contents): Step[] {
  const texts = [...new Set(lines.map(parseFile))].map(file => readFileSync(file, 'utf8'));
  const has = (project: string) => elsewhere.some(line => line.startsWith(`[${project}`));
  return [
    ...(texts.some(needsVarnish) ? [varnish] : []),
    ...(texts.some(needsJava) ? [java] : []),
    ...(has('firefox') ? [firefox] : []),
    ...(has('webkit') ? [webkit] : []),
  ];
}

/** The files of a group that passed in an earlier run. */
function passed(group: string, plan: Plan): ReadonlySet<string> {
  return plan.without.get(group) ?? new Set();
}

/** Where the reporters of the test tools record each file. */
function recorded(group: string, plan: Plan): Record<string, string> {
  return { VERIFY_GROUP: group, VERIFY_RECORD: plan.record };
}
