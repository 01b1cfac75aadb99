import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { bar, menuButton, openScrolled, panel } from '../support/bottom-bar.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function expectLinks(page: Page): Promise<void> {
  await expect(bar(page).getByRole('link', { name: 'Adey' })).toHaveAttribute('href', '/');
  const links = bar(page).getByRole('listitem').getByRole('link');
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')?.split('?')[0]))).toEqual([
    '/about',
    '/events',
    '/partnership',
    '/contact',
    'https://give.example.org/adey',
  ]);
  expect((await links.allInnerTexts()).map(text => text.split(/\s/)[0])).toEqual([
    'About',
    'Events',
    'Partners',
    'Contact',
    'Donate',
  ]);
  await expect(bar(page).getByRole('link', { name: 'Partners' })).toHaveCSS('color', 'rgb(143, 224, 170)');
  await expect(menuButton(page)).toBeVisible();
  const box = await bar(page).boundingBox();
  expect([box?.height, 900 - (box?.y ?? 0) - (box?.height ?? 0)]).toEqual([60, 20]);
  await expectNoAxeViolations(page, '[data-bottom-bar]');
}

test('the bottom bar appears after 80 px of scrolling from 1024 px of width, with its links and an arrow to the top', {
  tag: ['@NAV-62', '@NAV-63', '@RULE-11', '@NAV-48', '@NAV-49', '@NAV-61', '@NAV-47', '@NAV-60'],
}, async ({ page }) => {
  await page.goto('/about');
  for (const top of [0, 80]) {
    await scrollPage(page, top);
    await expect(bar(page)).toBeHidden();
  }
  await scrollPage(page, 81);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveCSS('opacity', '1');
  await scrollPage(page, 80);
  await expect(bar(page)).toBeHidden();
  await scrollPage(page, 400);
  await expect(bar(page)).toBeVisible();
  await test.step('the bar has the logo, its five quick links and the menu button', () => expectLinks(page));
  for (const [width, isThere] of [
    [1023, false],
    [1024, true],
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await scrollPage(page, 400);
    await expect(bar(page), `at ${width} px`).toBeVisible({ visible: isThere });
  }
  const arrow = bar(page).getByRole('link', { name: 'To the top' });
  await arrow.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('the bottom bar stays visible at the top of the page while it has keyboard focus', async ({ page }) => {
  await openScrolled(page, '/about');
  await bar(page).getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar(page).getByRole('link', { name: 'About' })).toBeFocused();
  await expect(bar(page)).toBeVisible();
});

/** Whether the middle of what has focus is behind the bar. */
const isBehindBar = () => {
  const { activeElement } = document;
  const bar = document.querySelector('[data-bottom-bar]');
  const { left, top, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return Boolean(bar?.contains(above) && !bar.contains(activeElement));
};

test('the bottom bar never covers the element that has keyboard focus', ON_EVERY_CHANGE, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/events');
  const behind: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isBehindBar))
      behind.push(await page.evaluate(() => String(document.activeElement?.textContent)));
  }
  await expect(bar(page)).toBeVisible();
  expect(behind).toEqual([]);
});

test('the bottom bar and its panel are absent on event and post pages', async ({ page }) => {
  for (const address of ['/events/fundraiser-ii', '/news/donations-up-40-percent']) {
    await openScrolled(page, address);
    await expect(page.locator('[data-bottom-bar], #bottom-panel')).toHaveCount(0);
  }
});

test('the bottom bar is hidden in print', ONLY_IN_CHROMIUM, async ({ page }) => {
  await openScrolled(page, '/about');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript the bottom bar appears on scroll, and its menu button opens the panel',
    ON_EVERY_CHANGE,
    async ({ page }) => {
      await page.goto('/about');
      await expect(bar(page)).toBeHidden();
      await page.mouse.wheel(0, 400);
      await expect(bar(page)).toBeVisible();
      await menuButton(page).click();
      await expect(panel(page)).toBeVisible();
      for (const name of ['Reports', 'Instagram', 'Sign in'])
        await expect(panel(page).getByRole('link', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await bar(page).getByRole('link', { name: 'To the top' }).click();
      await expect(bar(page)).toBeHidden();
    },
  );
});
