import { defineConfig } from 'vitest/config';
import { lastingThread } from './tests/support/lasting-thread.ts';

/**
 * Mutation testing asks only whether a test fails, and has to get the same answer tomorrow: the same generated values each
 * time, and no search for a smaller example.
 */
const sameValues = {
  name: 'same-generated-values',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\.test\.tsx?$/.test(id) && code.includes("from 'fast-check'")
      ? `${code}\nfc.configureGlobal({ seed: 1, endOnFailure: true });`
      : null,
};

/** The tests that stand beside pure code: quick enough to run again for every fault that Stryker plants. */
export default defineConfig({
  plugins: [sameValues, lastingThread],
  test: {
    include: [
      'src/core/**/*.test.ts',
      'src/money/domain/**/*.test.ts',
      'src/**/*.rules.test.{ts,tsx}',
      'src/money/bookkeeping/statements/foreign-forms.test.ts',
      'src/money/bookkeeping/statements/read-csv.test.ts',
      'src/cms/translation/translation.test.ts',
      'src/staff/language/amharic-dates.test.ts',
      'src/ui/trusted-types.test.ts',
    ],
    // Sweeps take seconds each: here the quick tests have to notice a fault by themselves.
    exclude: ['**/*.sweep.test.ts'],
    setupFiles: ['tests/support/no-active-fault.ts'],
    // They take fractions of a second. What waits for ever is noticed here sooner than by Stryker, which starts anew then.
    testTimeout: 5_000,
    hookTimeout: 5_000,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
