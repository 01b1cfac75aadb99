import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  globalSetup: './tests/support/journeys-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Journeys wait more than they work: two of them keep two cores busy, more cores take as many.
  workers: Math.max(2, availableParallelism()),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reportSlowTests: null,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // The worker of reading offline would stand between a page and what journeys look at; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      chromiumSandbox: process.getuid?.() !== 0,
      args: CHROMIUM_FLAGS,
    },
  },
});
