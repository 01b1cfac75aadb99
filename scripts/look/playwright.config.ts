import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findJourneyBrowser, launchOptions } from '../../tests/support/chromium.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Screenshots of every route; docs/how-to/look.md explains how to take, browse and compare them. A project is a width
 * and a theme.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'screens.spec.ts',
  globalSetup: './site.ts',
  outputDir: `${root}/look/differences`,
  snapshotPathTemplate: `${root}/look/{arg}_{projectName}{ext}`,
  updateSnapshots: 'changed',
  reporter: [['dot'], ['html', { outputFolder: `${root}/look/report`, open: 'never' }]],
  fullyParallel: true,
  timeout: 120_000,
  // A shade, the caret or the edge of a letter is not a change.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.000_02 } },
  use: {
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Addis_Ababa',
    serviceWorkers: 'block',
    launchOptions: launchOptions(findJourneyBrowser()),
  },
  projects: [390, 768, 1440].flatMap(width =>
    (['light', 'dark'] as const).map(colorScheme => ({
      name: `${width}-${colorScheme}`,
      use: { viewport: { width, height: 900 }, hasTouch: width < 1024, colorScheme },
    })),
  ),
});
