import { delimiter, dirname, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import ordinary from '../../playwright.config.ts';
import { takenOnEveryChange } from '../support/ordinary-run.ts';
import { fullRun } from '../support/test-scale.ts';

/** What a reader with another browser relies on most. */
const journeys = [
  'accounts',
  'bottom-bar',
  'bottom-panel',
  'colour-mode',
  'event-page',
  'events',
  'frame',
  'giving',
  'images',
  'languages',
  'panels',
  'panels-on-demand',
  'problems',
  'search',
  'site-menu',
  'subscribe-dialog',
  'subscribe-form',
  'tickets',
  'toasts',
];

/** Journeys about motion: Playwright cannot tell this browser for one journey alone whether its reader wants any. */
const inMotion = ['panel-ways'];

/** A mouse, which a machine without a screen does not report, and scrollbars that take no room, as in Chromium here. */
const screen = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};

const firefox = (files: string[], preferences: Record<string, number>) => ({
  // Of their journeys those that prove a requirement or catch a fault; the others prove again what Chromium has proven.
  grep: takenOnEveryChange(),
  testMatch: files.map(name => `**/${name}.spec.ts`),
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve('tests/engines/firefox.ts'),
      // The script runs on the Node of this project.
      env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
      args: [],
      firefoxUserPrefs: { ...screen, ...preferences },
    },
  },
});

/** Journeys in Debian's Firefox. What is measured with Chromium's own tools stays there: such journeys are marked @chromium. */
export default defineConfig(ordinary, {
  testDir: resolve('tests/journeys'),
  outputDir: resolve('test-results/firefox'),
  globalSetup: resolve('tests/support/journeys-setup.ts'),
  grepInvert: fullRun ? /@chromium/ : /@chromium|@full/,
  // Both browsers take longer than headless Chromium, and the first journeys wait for the sample content.
  timeout: 180_000,
  projects: [
    // First: its checks stay together, and where they come last, the last of six shards is left with nothing.
    { name: 'webkit', testDir: resolve('tests/engines'), testMatch: '**/webkit.spec.ts' },
    { name: 'firefox', ...firefox(journeys, { 'ui.prefersReducedMotion': 1 }) },
    { name: 'firefox in motion', ...firefox(inMotion, { 'ui.prefersReducedMotion': 0 }) },
  ],
});
