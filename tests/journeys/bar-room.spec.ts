import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { sampled } from '../support/test-scale.ts';

const longest = 'Rechenschaftsberichte';
for (const address of sampled(['/am', '/about', '/no-such-page', '/', '/am/about', '/news'], 3)) {
  test(`no element of ${address} is wider than the window, even with long words in the menus`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(word => {
      for (const link of document.querySelectorAll(
        'header nav > ul > li > a, footer nav a, #site-menu nav a',
      ))
        link.textContent = word;
    }, longest);
    for (const width of [360, 640, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(width);
      const menu = page.locator('[popovertarget=site-menu]:not(#site-menu *)');
      await expect(menu).toBeInViewport({ ratio: 1 });
    }
  });
}

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'.padEnd(68, 'n');
test(
  'a word of 68 letters in every heading of a page makes nothing wider than a phone',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const address of ['/', '/events', '/am/news', '/events/fundraiser-ii', '/sales/get-tickets']) {
      await page.goto(address);
      await page.evaluate(long => {
        for (const heading of document.querySelectorAll('h1, h2, h3, [role=tab], [data-banner] span'))
          heading.textContent = long;
      }, word);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
    }
  },
);

const longName = 'Ethiopian Children’s Healthcare and Medicines Foundation';

for (const [address, size] of sampled(
  [
    ['/', 1],
    ['/am', 2],
    ['/', 2],
    ['/am/about', 1],
  ] as const,
  2,
)) {
  test(`with a long name and ${size} times the text size, nothing in the bar of ${address} is cut off at any width`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [320, 390, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await giveNameAndSize(page, size);
      const stops = page.locator('header').locator('a, button').filter({ visible: true });
      const barTop = (await page.locator('header').boundingBox())?.y ?? 0;
      const places = await stops.evaluateAll(all =>
        all.map(stop => ({ words: stop.textContent, ...stop.getBoundingClientRect().toJSON() })),
      );
      for (const { words, left, right, top, height } of places) {
        expect(left, words ?? '').toBeGreaterThanOrEqual(0);
        expect(right, words ?? '').toBeLessThanOrEqual(width);
        expect(top, words ?? '').toBeGreaterThanOrEqual(barTop);
        expect(height, words ?? '').toBeGreaterThanOrEqual(44);
      }
      const middles = places.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles), `${address}: one row`).toBeLessThan(2);
      await expect(page.getByRole('banner').locator('[popovertarget=site-menu]')).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

/** The name comes from the settings; the text size is what a visitor sets in the browser. */
async function giveNameAndSize(page: Page, times: number) {
  await page.evaluate(
    ([name, size]) => {
      const shown = document.querySelector('header a svg + span');
      if (shown) shown.textContent = name;
      const style = new CSSStyleSheet();
      style.replaceSync(`html { font-size: ${size * 100}% }`);
      document.adoptedStyleSheets.push(style);
    },
    [longName, times] as const,
  );
}
