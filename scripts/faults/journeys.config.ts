import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

// The usual journeys, on sample content that was stored once for all faults: storing it takes longer than a journey.
export default defineConfig(journeys, {
  testDir: resolve('tests/journeys'),
  outputDir: resolve('test-results'),
  globalSetup: resolve('scripts/faults/journeys-setup.ts'),
  // A journey that should fail need not fail twice.
  retries: 0,
});
