import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import ordinary from '../../playwright.config.ts';

/** What a reader with another browser relies on most. */
const journeys = [
  'frame',
  'site-menu',
  'panels',
  'panel-ways',
  'panels-on-demand',
  'bottom-bar',
  'bottom-panel',
  'subscribe-dialog',
  'subscribe-form',
  'contact',
  'giving',
  'events',
  'event-page',
  'tickets',
  'search',
  'languages',
  'toasts',
  'images',
  'offline',
];

/**
 * Journeys in Debian's Firefox (firefox.ts). It takes dark mode and reduced motion from preferences, so what changes them
 * within a journey, or measures with Chromium's own tools, stays there: such tests are marked @chromium.
 */
export default defineConfig(ordinary, {
  testDir: resolve('tests/journeys'),
  outputDir: resolve('test-results/firefox'),
  globalSetup: resolve('tests/support/journeys-setup.ts'),
  testMatch: journeys.map(name => `**/${name}.spec.ts`),
  grepInvert: /@chromium/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve('tests/engines/firefox.ts'),
      args: [],
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});
