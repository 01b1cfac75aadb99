import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsOutOfDate } from '../build/builds.ts';
import { sentenceFor } from '../terminal/failure.mjs';
import { runNode } from '../terminal/run-node.ts';
import { haveChromium } from './have-chromium.ts';
import { readPlaywright, readVitest } from './read-reports.ts';
import { countFailure, NO_TESTS, type Report, type StepResult } from './step-result.ts';

export type Step = { name: string; run: () => Promise<StepResult> };

const reports = mkdtempSync(join(tmpdir(), 'adey-reports-'));
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

function step(name: string, args: string[], report: () => Report = () => NO_TESTS, env = {}): Step {
  return timed(name, async () => {
    const { code, output } = await runNode(args, { ...QUIET, ...env });
    return { ...countFailure(report(), code), output };
  });
}

/** A step that is work of our own: it fails when the work throws. */
function work(name: string, run: () => Promise<void>): Step {
  return timed(name, async () => {
    try {
      await run();
      return { ...NO_TESTS, output: '' };
    } catch (error) {
      return { ...NO_TESTS, failed: 1, output: sentenceFor(error) };
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

function vitest(name: string, projects: string[]): Step {
  const file = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.map(project => `--project=${project}`);
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return step(name, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...output], () => readVitest(file));
}

export const style = step('Lint and style', [
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  '--colors=off',
  '.',
]);
export const pageTypes = step('Types of the pages', [ASTRO, 'check']);
export const types = step('Types', ['node_modules/typescript-native/bin/tsc', '--noEmit']);
export const unit = vitest('Unit and architecture', ['unit', 'dom']);
export const integration = vitest('Integration', ['integration']);
export const builds = work('Production build', buildWhatIsOutOfDate);
export const browser = work('Browser for the journeys', haveChromium);

const journeyReport = join(reports, 'journeys.json');
export const journeys = step(
  'Journeys',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
  () => readPlaywright(journeyReport),
  { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
);
