import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findJourneyBrowser, launchOptions } from './tests/support/chromium.ts';
import { takenOnEveryChange } from './tests/support/ordinary-run.ts';
import { fullRun, ordinaryRun } from './tests/support/test-scale.ts';

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  // Approved transcripts of the virtual screen reader (docs/accessibility.md).
  snapshotPathTemplate: resolve('tests/transcripts/{arg}{ext}'),
  globalSetup: './tests/support/journeys-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(fullRun ? {} : { grepInvert: /@full/ }),
  ...(ordinaryRun ? { grep: takenOnEveryChange() } : {}),
  // What fails is run once more, with a trace. One that passes then is reported as flaky, not as passed.
  retries: 1,
  // Journeys wait as much as they work: three of them keep two cores busy, more cores take as many.
  workers: Math.max(3, availableParallelism()),
  // Only ends what hangs: some begin by starting a stack or read every page, which takes a busy machine minutes.
  timeout: 300_000,
  // The first look at a screen of the admin takes its time on a busy machine.
  expect: { timeout: 60_000 },
  reportSlowTests: null,
  use: {
    ...devices['Desktop Chrome'],
    // Says which press did not work, where only the limit of the journey would end it.
    actionTimeout: 90_000,
    viewport: { width: 1280, height: 800 },
    // What moves by itself takes a whole core for as long as a page is open. Journeys about motion ask for it (IN_MOTION).
    reducedMotion: 'reduce',
    // The worker of reading offline would stand between a page and what journeys look at; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findJourneyBrowser()),
  },
});
