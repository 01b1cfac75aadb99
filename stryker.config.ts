/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: ['src/core/**/*.ts', 'src/money/domain/**/*.ts', 'src/**/*.rules.ts', '!src/**/*.test.ts'],
  ignorePatterns: ['/dist', '/data', '/public/*', '!/public/video', '.next', '/reports'],
  // A fault in what a module computes once when it is loaded would need every test again: days, for a seventh of them.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'progress'],
  // A third fills the time in which mutants wait for what never comes.
  concurrency: 3,
  // Beyond half again the time that the tests take. They run alone, so that only a loop without an end takes longer.
  timeoutMS: 2_000,
  // Together they reach 88: some files are proved by integration tests alone. The few files of a slice may lie below it.
  thresholds: { high: 95, low: 88, break: Number(process.env.LEAST_MUTATION_SCORE ?? 88) },
};
