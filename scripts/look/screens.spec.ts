import { expect, type Page, test } from '@playwright/test';
import { localePath, locales } from '#core/locale.ts';
import { closedBefore } from '../../tests/support/visited-before.ts';
import { pictureName, screens } from './screens.ts';

/** Longer pages are cut. */
const maxHeight = 14_000;
/** The first view is enough for the contact sheet and takes a fraction of the time. */
const isFirstView = process.env.LOOK_FIRST_VIEW !== undefined;

for (const route of screens)
  for (const locale of locales)
    test(`${route} ${locale}`, async ({ page, context, viewport }, testInfo) => {
      const site = process.env.LOOK_SITE ?? '';
      await closedBefore(context, ['messageStatus', 'popupData']);
      await context.route('**/*', interception => {
        const request = interception.request();
        const isElsewhere = !request.url().startsWith(site) && !request.url().startsWith('data:');
        const isView = request.method() === 'POST' && request.url().includes('/api/numbers');
        return isElsewhere || isView ? interception.abort() : interception.fallback();
      });
      if (process.env.LOOK_NOW) await page.clock.setFixedTime(process.env.LOOK_NOW);
      await page.goto(site + localePath(locale, route), { waitUntil: 'networkidle' });
      if (!isFirstView) await loadPictures(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: viewport?.width ?? 0, height: Math.min(height, maxHeight) };
      const name = `${pictureName(route)}-${locale}.png`;
      await expect(page).toHaveScreenshot(name, isFirstView ? {} : { fullPage: true, clip });
      await testInfo.attach(name, { path: testInfo.snapshotPath(name, { kind: 'screenshot' }) });
    });

/** Pictures further down load only on scrolling or printing. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(picture => picture.complete));
  await expect(page.locator('[data-picture="loading"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
