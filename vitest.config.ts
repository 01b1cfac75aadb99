import { defineConfig } from 'vitest/config';

const built = ['**/node_modules/**', '**/.next/**', 'dist/**'];
const integration = 'src/**/*.integration.test.ts';
const dom = 'src/**/*.dom.test.tsx';

export default defineConfig({
  test: {
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
          exclude: [...built, integration, dom],
          // Some read the whole tree; a busy machine must not make them fail.
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'dom', include: [dom], exclude: built, environment: 'happy-dom' } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: built,
          globalSetup: ['tests/support/database-cluster.ts'],
          setupFiles: ['tests/support/fresh-database.ts'],
          pool: 'forks',
          // Files share a process, or each would read Payload anew; fresh-database.ts keeps them apart.
          isolate: false,
          maxWorkers: 2,
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
