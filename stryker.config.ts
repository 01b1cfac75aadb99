/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: ['src/core/**/*.ts', 'src/**/*.rules.ts', '!src/**/*.test.ts'],
  ignorePatterns: ['/dist', '/data', '/public', '.next', '/reports'],
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'progress'],
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
