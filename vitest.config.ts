import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ordinaryRun } from './tests/support/test-scale.ts';

/** Test files that a run leaves out, one per line: what passed in the run that it continues. */
const without = (process.env.VERIFY_WITHOUT ?? '').split('\n').filter(file => file !== '');
const excluded = ['**/node_modules/**', '**/.next/**', 'dist/**', ...without.map(withoutClasses)];
const integration = 'src/**/*.integration.test.ts';
const dom = 'src/**/*.dom.test.tsx';
/** Integration tests that the verification of every change leaves out. */
const drills = ordinaryRun ? ['src/**/*.drill.integration.test.ts'] : [];

export default defineConfig({
  test: {
    // Left to itself vitest keeps a core for others: one worker on a machine of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.ts',
            'tests/{architecture,support}/**/*.test.ts',
          ],
          exclude: [...excluded, integration, dom],
          // Files share a worker, and so what is loaded and parsed: half the work of a worker for each file. What a test
          // changes for all (environment, clock, globals) it puts back.
          pool: 'threads',
          isolate: false,
          // Sweeps and readers of the whole tree take seconds, on a busy machine a minute. This only ends what hangs.
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [dom],
          exclude: excluded,
          environment: 'happy-dom',
          // Only ends what hangs.
          testTimeout: 60_000,
          // It looks at the line of the browser once, when it is loaded, and keeps answers: a test resets its modules.
          server: { deps: { inline: ['swr'] } },
          // Several files replace Payload's components, which only a form of its own can render: each needs its own modules.
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: [...excluded, ...drills],
          globalSetup: ['tests/support/database-cluster.ts'],
          setupFiles: ['tests/support/fresh-database.ts'],
          pool: 'forks',
          // Files share a process, or each would load Payload again; fresh-database.ts keeps them apart.
          isolate: false,
          // They wait for the database and for processes: a third keeps two cores busy.
          maxWorkers: 3,
          // Projects with another number of workers need a turn of their own.
          sequence: { groupOrder: 1 },
          // How long something takes is asserted where it matters; these only end what hangs, on a busy machine too.
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    slowTestThreshold: 2000,
    allowOnly: false,
    unstubEnvs: true,
    restoreMocks: true,
  },
});

/** A path as a pattern: names of routes contain brackets, which a pattern reads as a choice of characters. */
function withoutClasses(file: string): string {
  return file.replace(/[[\]]/g, '?');
}
