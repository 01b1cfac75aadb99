import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localePath, locales } from '#core/locale.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { findCutWords } from '../support/cut-words.ts';
import { expect, test } from '../support/journey.ts';

const themes = ['light', 'dark'] as const;
const widths = [390, 1440] as const;

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** A row of the table of what was looked at, beside the other results of the journeys. */
function note(route: string, ...columns: string[]): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/accessibility.md', `| ${[route, ...columns].join(' | ')} |\n`);
}

for (const route of [...builtRoutes, ...quietRoutes]) {
  test(`${route} has no axe violation in either language, light and dark, on a phone and on a desk`, async ({
    page,
  }) => {
    for (const locale of locales) {
      await page.goto(localePath(locale, route), { waitUntil: 'networkidle' });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoAxeViolations(page);
        }
      }
    }
    note(route, locales.join(' '), themes.join(' '), widths.join(' '), 'no violations');
  });

  test(`${route} loses nothing at 320 px, nor with the text twice as large`, async ({ page }) => {
    for (const locale of locales) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localePath(locale, route), { waitUntil: 'networkidle' });
      await expectAllThere(page, 'at 320 px');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectAllThere(page, 'at 1280 px with 200 % text');
    }
    note(route, locales.join(' '), '320 px, 200 % text', 'nothing cut, no sideways scroll');
  });
}

async function expectAllThere(page: Page, when: string): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `${page.url()} ${when} scrolls sideways`).toBeLessThanOrEqual(window);
  expect(await findCutWords(page), `${page.url()} ${when} cuts words`).toEqual([]);
}
