import { Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { runNode } from '../terminal/run-node.ts';
import { type Build, fingerprint, forgetBuild, isBuilt, isFresh, rememberBuild } from './fresh.ts';

const QUIET_PRODUCTION = {
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};
const TESTS = ['src/**/*.test.ts', 'src/**/*.test.tsx'];
const BOTH = ['src/**', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The builds, with their inputs and outputs. */
export const builds: readonly Build[] = [
  {
    name: 'Site built',
    output: 'dist',
    from: [...BOTH, 'public/**', 'astro.config.ts', 'server.ts'],
    without: [...TESTS, 'src/staff/**', 'src/platform/database/migrations/**', 'src/samples/**'],
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
  },
  {
    name: 'Admin built',
    output: 'src/staff/.next',
    from: BOTH,
    without: [
      ...TESTS,
      'src/staff/.next/**',
      // Written by the first build.
      'src/staff/next-env.d.ts',
      'src/site/**',
      'src/platform/database/migrations/**',
      'src/samples/**',
    ],
    args: ['node_modules/next/dist/bin/next', 'build', 'src/staff'],
  },
];

/** Builds what is out of date, one after the other: in parallel the builds would need 2 GB of memory. */
export async function buildWhatIsOutOfDate(): Promise<void> {
  await buildEach(builds);
}

/** Builds only the site, if it is out of date. */
export async function buildSite(): Promise<void> {
  await buildEach(builds.filter(({ output }) => output === 'dist'));
}

async function buildEach(wanted: readonly Build[]): Promise<void> {
  for (const build of wanted) {
    await step(build.name, async () => {
      if (isFresh(build)) return 'up to date';
      await run(build);
      return undefined;
    });
  }
}

/** @throws Failure when something has not been built at all; `npm start` uses builds as they are. */
export async function requireBuilds(): Promise<void> {
  const missing = builds.filter(build => !isBuilt(build)).map(build => build.output);
  if (missing.length > 0)
    throw new Failure(`Not built yet: ${missing.join(', ')}; run "npm run build" first`);
}

async function run(build: Build): Promise<void> {
  const made = fingerprint(build);
  forgetBuild(build);
  const { code, output } = await runNode(build.args, QUIET_PRODUCTION);
  if (/ENOSPC|no space left on device/i.test(output))
    throw new Failure('The disk is full: the build could not be written');
  if (code !== 0) throw new Failure(`${build.args.slice(1).join(' ')} failed:\n${output.trim()}\n`);
  rememberBuild(build, made);
}
