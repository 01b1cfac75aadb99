import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { type BarLink, barLink, barLinks, openPanels, panel, wakeBar } from '../support/panel.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const address = '**/overlays/panels';

const isOpen = async (page: Page, name: BarLink) => {
  await expect(panel(page, name)).toBeVisible();
  await expect(openPanels(page)).toHaveCount(1);
};

test('the top-bar panels are fetched once, when the pointer reaches the bar', async ({ page }) => {
  let fetched = 0;
  page.on('request', request => {
    if (request.url().endsWith('/overlays/panels')) fetched += 1;
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(page.locator('header [data-panel]')).toHaveCount(0);
  expect(fetched).toBe(0);
  for (const name of barLinks) {
    await barLink(page, name).hover();
    await isOpen(page, name);
  }
  await page.keyboard.press('Escape');
  await barLink(page, 'News').focus();
  await page.keyboard.press('ArrowDown');
  await isOpen(page, 'News');
  expect(fetched).toBe(1);
});

test(
  'when the panels cannot be fetched, Enter follows the link, and the next focus fetches them again',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    await page.route(address, route => route.abort());
    await page.goto('/about');
    await barLink(page, 'Team').hover();
    await page.mouse.move(700, 700);
    await barLink(page, 'Events').focus();
    await expect(openPanels(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('/events');
    const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/overlays/panels'));
    await barLink(page, 'Team').focus();
    await failed;
    await page.unroute(address);
    await page.keyboard.press('ArrowDown');
    await isOpen(page, 'Team');
  },
);

test('when the panels take longer than three seconds, Enter follows the link, and a second Enter does at once', async ({
  page,
}) => {
  await page.route(address, () => undefined);
  await page.clock.install();
  await page.goto('/about');
  await wakeBar(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await barLink(page, 'Events').focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(2_999);
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/events');
  // React may wait for the page to load, which needs the clock.
  await page.clock.resume();
  await wakeBar(page);
  await barLink(page, 'News').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news');
});

test('panels that arrive after Escape do not open', ON_EVERY_CHANGE, async ({ page }) => {
  const asked = Promise.withResolvers<Route>();
  await page.route(address, route => asked.resolve(route));
  await page.goto('/about');
  await wakeBar(page);
  await barLink(page, 'Events').focus();
  await page.keyboard.press('ArrowDown');
  const held = await asked.promise;
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(address);
  await held.continue();
  await arrived;
  await expect(page.locator('header [data-panel]')).toHaveCount(barLinks.length);
  await expect(openPanels(page)).toHaveCount(0);
  await expect(barLink(page, 'Events')).toBeFocused();
});
