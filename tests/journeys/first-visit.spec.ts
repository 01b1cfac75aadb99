import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { testInOwnHouse } from '../support/house-of-file.ts';
import { expect } from '../support/journey.ts';
import { letCome } from '../support/let-come.ts';
import { closedBefore } from '../support/visited-before.ts';

const test = testInOwnHouse({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
test.use({ visitedBefore: false, viewport: { width: 1440, height: 900 } });

const popup = (page: Page) => page.locator('#first-visit');
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('popupData'));

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);
}

/** The clock of the page stands still, so that the eight seconds pass when a journey says so. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: SAMPLES_MADE_AT });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('once the announcement was closed', () => {
  test.beforeEach(async ({ context }) => closedBefore(context, ['messageStatus']));

  async function openPopup(page: Page): Promise<void> {
    await page.goto('/about', { waitUntil: 'load' });
    await page.clock.pauseAt(new Date(Date.parse(SAMPLES_MADE_AT) + 600_000));
    await scrollPage(page, 301);
    await expect(popup(page)).toBeVisible();
  }

  test('[POPUP-01] [POPUP-02] the popup is hidden down to 300 px of scroll and comes at 301 px', async ({
    page,
  }) => {
    await page.goto('/about', { waitUntil: 'load' });
    for (const top of [0, 300]) {
      await scrollPage(page, top);
      await letCome(page);
      await expect(popup(page)).toHaveCount(0);
    }
    await scrollPage(page, 301);
    await expect(popup(page)).toBeVisible();
  });

  test('[POPUP-05] [POPUP-06] [POPUP-07] [POPUP-08] [POPUP-09] [POPUP-10] it has the welcome, the greeting of the holiday, Donate, the form, privacy and terms', async ({
    page,
  }) => {
    const complaints = consoleComplaints(page);
    await openPopup(page);
    await expect(popup(page).getByRole('heading', { name: 'Welcome to Adey' })).toBeVisible();
    await expect(popup(page)).toContainText('Good that you are here.');
    await expect(popup(page).getByText('We wish you a warm Thanksgiving.')).toBeVisible();
    const donate = popup(page).getByRole('link', { name: /^Donate/ });
    await expect(donate).toHaveAttribute('href', /^https:\/\/give\.example\.org\/adey\?/);
    const form = popup(page).getByRole('form', { name: 'Join the community' });
    for (const field of ['Name', 'Email']) await expect(form.getByLabel(field)).toBeVisible();
    const privacy = popup(page).getByRole('link', { name: 'Privacy' });
    await expect(privacy).toHaveAttribute('href', '/legal/privacy');
    const terms = popup(page).getByRole('link', { name: 'Terms and Conditions' });
    await expect(terms).toHaveAttribute('href', '/legal/terms-and-conditions');
    expect((await popup(page).boundingBox())?.width).toBe(960);
    expect(complaints).toEqual([]);
  });

  test('[POPUP-06] outside a holiday there is no greeting, and in Amharic all its words are', async ({
    page,
  }) => {
    await page.clock.setSystemTime('2026-12-05T09:00:00.000Z');
    await page.goto('/am/about', { waitUntil: 'load' });
    await scrollPage(page, 400);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).locator('[data-greeting]:visible')).toHaveCount(0);
    await expect(popup(page).getByRole('heading')).toHaveText('ወደ አደይ እንኳን ደህና መጡ');
    await expect(popup(page).getByText('Welcome', { exact: true })).toHaveAttribute('lang', 'en');
    const paths = await popup(page)
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(paths).toEqual(['/am/legal/privacy', '/am/legal/terms-and-conditions']);
  });

  test('[POPUP-11] the close button is absent for 8000 ms while the seconds count down, and there after them', async ({
    page,
  }) => {
    await openPopup(page);
    const left = popup(page).locator('[data-count-left]');
    await expect(left).toHaveText('8');
    await page.clock.runFor(3000);
    await expect(left).toHaveText('5');
    await expect(popup(page)).toContainText('You can close this in5');
    await page.clock.runFor(4999);
    await expect(close(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(close(page)).toBeVisible();
    await expect(left).toBeHidden();
    await expect(popup(page).getByRole('status').filter({ hasText: 'You can close this now.' })).toHaveCount(
      1,
    );
    await close(page).click();
    await expect(popup(page)).toBeHidden();
  });

  test('[POPUP-03] [POPUP-04] [STORE-01] closing is kept in popupData, and the popup never shows again', async ({
    page,
  }) => {
    await openPopup(page);
    expect(await kept(page)).toBeNull();
    await page.clock.runFor(8000);
    await close(page).click();
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => kept(page)).toBe('true');
    for (const address of ['/about', '/am/news']) {
      await page.goto(address, { waitUntil: 'load' });
      await scrollPage(page, 900);
      await letCome(page);
      await expect(popup(page)).toHaveCount(0);
    }
  });

  test('[STORE-01] a corrupt value is as good as none', async ({ page }) => {
    const complaints = consoleComplaints(page);
    await page.goto('/about');
    for (const value of ['{', '"true"', '1', 'false', 'null']) {
      await page.evaluate(given => localStorage.setItem('popupData', given), value);
      await page.goto('/about', { waitUntil: 'load' });
      await scrollPage(page, 400);
      await expect(popup(page), value).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });

  test('[POPUP-12] [POPUP-14] [POPUP-15] Escape closes it at once; focus moves in and goes back, and the page stays where it was', async ({
    page,
  }) => {
    await page.goto('/about', { waitUntil: 'load' });
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await scrollPage(page, 777);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(777);
    await expect.poll(() => kept(page)).toBe('true');
  });

  test('[POPUP-13] a click outside closes it at any time', async ({ page }) => {
    await openPopup(page);
    await page.mouse.click(30, 450);
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => kept(page)).toBe('true');
  });

  test('by keyboard: focus stays inside, and after eight seconds the close button comes first', async ({
    page,
  }) => {
    await openPopup(page);
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('link', { name: /^Donate/ })).toBeFocused();
    await popup(page).getByRole('heading').focus();
    await page.clock.runFor(8000);
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('#first-visit') === null;
      });
      expect(outside, `after ${step + 1} steps focus is on the page under the popup`).toBe(false);
    }
  });

  test('following a link out of it answers it like closing it', async ({ page }) => {
    await openPopup(page);
    await popup(page).getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/legal/privacy');
    expect(await kept(page)).toBe('true');
  });

  test('it does not come while somebody writes, nor over the page of one event', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'load' });
    await page.locator('#subscribe input[name=name]').focus();
    await scrollPage(page, 900);
    await letCome(page);
    await expect(popup(page)).toHaveCount(0);
    await page.goto('/events/fundraiser-ii', { waitUntil: 'load' });
    await scrollPage(page, 500);
    await letCome(page);
    await expect(popup(page)).toHaveCount(0);
  });

  for (const width of [320, 390, 1440]) {
    test(`at ${width} px there is nothing to complain about, light and dark, in both languages`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const address of ['/about', '/am/about']) {
          await page.goto(address, { waitUntil: 'load' });
          await scrollPage(page, 400);
          await expect(popup(page)).toBeVisible();
          await expectNoAxeViolations(page, '#first-visit');
          expect(await popup(page).evaluate(box => box.scrollWidth <= box.clientWidth)).toBe(true);
        }
      }
    });
  }

  test('a result over the popup is closed before the popup itself', async ({ page }) => {
    await openPopup(page);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#share-alert')?.showModal());
    await page.keyboard.press('Escape');
    await expect(page.locator('#share-alert')).toBeHidden();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('it is a sheet at the foot of a phone, and a tap above it closes it', async ({ page }) => {
      await openPopup(page);
      const box = await popup(page).boundingBox();
      expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
      await page.touchscreen.tap(195, 10);
      await expect(popup(page)).toBeHidden();
    });
  });
});

test('the popup waits until the announcement is closed', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'load' });
  await scrollPage(page, 600);
  await page.clock.runFor(3000);
  const announcement = page.locator('#announcement');
  await expect(announcement).toBeVisible();
  await letCome(page);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(announcement).toBeHidden();
  await scrollPage(page, 601);
  await expect(popup(page)).toBeVisible();
});
