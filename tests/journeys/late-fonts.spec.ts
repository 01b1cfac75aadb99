import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What moved without a touch: the parts of the window times how far, added up. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moves.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: number[] }).moves.reduce((sum, move) => sum + move, 0));

test(
  'Amharic pages have no layout shift when their web font loads late',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    await watchMoves(page);
    const held: (() => void)[] = [];
    await page.route(/\/fonts\/noto-/, async route => {
      await new Promise<void>(resolve => held.push(resolve));
      await route.continue();
    });
    for (const path of ['/am/news', '/am/about', '/am/meet', '/am/offline']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Two frames: the boxes are drawn, and what they moved is counted.
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const release of held.splice(0)) release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await moved(page), path).toBeLessThan(0.001);
    }
  },
);
