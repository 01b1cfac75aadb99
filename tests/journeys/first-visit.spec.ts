import type { Page } from '@playwright/test';
import { closeSeconds } from '#site/overlays/greetings.rules.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { close, openPopup, popup, storedPopup } from '../support/first-visit.ts';
import { expect } from '../support/journey.ts';
import { letCome } from '../support/let-come.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { reactFile } from '../support/react-file.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { closedBefore } from '../support/visited-before.ts';

const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
test.use({ visitedBefore: false, viewport: { width: 1440, height: 900 } });

/** The page's clock is stopped, so that the seconds pass when a journey says so. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: SAMPLES_MADE_AT });
});

test.describe('after the announcement was closed', () => {
  test.beforeEach(async ({ context }) => closedBefore(context, ['messageStatus']));

  test('the popup appears at 301 px of scroll with the welcome, Donate and the form, and a click outside closes it', {
    tag: [
      '@POPUP-01',
      '@POPUP-02',
      '@MODE-11',
      '@POPUP-05',
      '@POPUP-06',
      '@POPUP-07',
      '@POPUP-08',
      '@POPUP-09',
      '@POPUP-10',
      '@POPUP-13',
    ],
  }, async ({ page }) => {
    const complaints = consoleComplaints(page);
    await page.goto('/about', { waitUntil: 'load' });
    for (const top of [0, 300]) {
      await scrollPage(page, top);
      await letCome(page);
      await expect(popup(page)).toHaveCount(0);
    }
    await scrollPage(page, 301);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole('heading', { name: 'Welcome to Adey' })).toBeVisible();
    await expect(popup(page)).toContainText(
      'Welcome. Join the community and hear how the children are doing.',
    );
    const greeting = popup(page).locator('[data-greeting]:visible');
    await expect(greeting).toContainText('We wish you a warm Thanksgiving.');
    await expect(greeting).toHaveCSS('background-color', 'rgb(90, 42, 26)');
    const donate = popup(page).getByRole('link', { name: /^Donate/ });
    await expect(donate).toHaveAttribute('href', /^https:\/\/give\.example\.org\/adey\?/);
    const form = popup(page).getByRole('form', { name: 'Join the community' });
    for (const field of ['Name', 'Email']) await expect(form.getByLabel(field)).toBeVisible();
    const privacy = popup(page).getByRole('link', { name: 'Privacy' });
    await expect(privacy).toHaveAttribute('href', '/legal/privacy');
    const terms = popup(page).getByRole('link', { name: 'Terms and Conditions' });
    await expect(terms).toHaveAttribute('href', '/legal/terms-and-conditions');
    expect((await popup(page).boundingBox())?.width).toBe(960);
    expect(await storedPopup(page)).toBeNull();
    await page.mouse.click(30, 450);
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => storedPopup(page)).toBe('true');
    expect(complaints).toEqual([]);
  });

  test('the first-visit popup has a greeting only during a holiday, and is in Amharic on Amharic pages', {
    tag: ['@POPUP-06'],
  }, async ({ page }) => {
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

  /** Each way to close it, from the popup just opened until it is hidden. */
  const closings: Record<string, (page: Page) => Promise<void>> = {
    async 'the close button, absent for 8000 ms while the seconds count down'(page) {
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
      const announced = popup(page).getByRole('status').filter({ hasText: 'You can close this now.' });
      await expect(announced).toHaveCount(1);
      await close(page).click();
    },
    async 'a text button "Not now", there from the start'(page) {
      const notNow = popup(page).getByRole('button', { name: 'Not now', exact: true });
      await expect(notNow).toBeVisible();
      await expect(close(page)).toHaveCount(0);
      await notNow.click();
    },
    async 'Escape at once, with focus moving in'(page) {
      await expect(popup(page).getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
    },
  };

  test('the popup is closed at once by "Not now" or Escape, by its button after 8000 ms, and never shows again', {
    tag: [
      '@STORE-01',
      '@POPUP-11',
      '@RULE-30',
      '@POPUP-12',
      '@POPUP-14',
      '@POPUP-15',
      '@POPUP-03',
      '@POPUP-04',
    ],
  }, async ({ page }) => {
    const complaints = consoleComplaints(page);
    const values = ['false', 'null', '{', '"true"', '1'];
    await page.goto('/about');
    for (const [at, value] of values.entries())
      await test.step(`popup with the stored value ${value}`, async () => {
        await page.evaluate(given => localStorage.setItem('popupData', given), value);
        await page.goto('/about', { waitUntil: 'load' });
        if (at === 0) await page.clock.pauseAt(new Date(Date.parse(SAMPLES_MADE_AT) + 600_000));
        const link = page.getByRole('banner').getByRole('link').first();
        await link.focus();
        await scrollPage(page, 777);
        await expect(popup(page), value).toBeVisible();
        const closing = Object.values(closings)[at - 2];
        if (!closing) return;
        await closing(page);
        await expect(popup(page)).toBeHidden();
        await expect(link).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(777);
        await expect.poll(() => storedPopup(page)).toBe('true');
      });
    for (const address of ['/about', '/am/news']) {
      await page.goto(address, { waitUntil: 'load' });
      await scrollPage(page, 900);
      await letCome(page);
      await expect(popup(page)).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });

  test('it comes, counts down and is closed by its button without the file of React too', async ({
    page,
  }) => {
    await page.route(reactFile, route => route.abort());
    await openPopup(page);
    await page.clock.runFor(closeSeconds * 1000);
    await close(page).click();
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => storedPopup(page)).toBe('true');
  });

  test('following a link in the first-visit popup stores it as closed', async ({ page }) => {
    await openPopup(page);
    await popup(page).getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/legal/privacy');
    expect(await storedPopup(page)).toBe('true');
  });

  test('the first-visit popup does not appear while somebody is typing, or on an event page', async ({
    page,
  }) => {
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

  test('a first-visit popup that is still loading waits for somebody who begins to type', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/overlays/first-visit', async route => {
      await held.promise;
      await route.continue();
    });
    const [asked, came] = [
      page.waitForRequest('**/overlays/first-visit'),
      page.waitForResponse('**/overlays/first-visit'),
    ];
    await page.goto('/about', { waitUntil: 'load' });
    await scrollPage(page, 900);
    await letCome(page);
    await asked;
    const field = page.locator('#subscribe input[name=name]');
    await field.focus();
    held.resolve();
    await came;
    await letCome(page);
    await expect(popup(page)).toBeHidden();
    await expect(field).toBeFocused();
    await field.blur();
    await letCome(page);
    await expect(popup(page)).toBeVisible();
  });
});

test('a visit that showed the announcement shows no first-visit popup, and the next visit does', {
  tag: ['@RULE-25'],
}, async ({ page, context }) => {
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
  await letCome(page);
  await page.goto('/news', { waitUntil: 'load' });
  await scrollPage(page, 600);
  await letCome(page);
  await expect(popup(page)).toHaveCount(0);

  const later = await context.newPage();
  await later.clock.install({ time: SAMPLES_MADE_AT });
  await later.goto('/about', { waitUntil: 'load' });
  await scrollPage(later, 600);
  await expect(popup(later)).toBeVisible();
});

test('the announcement and the popup never appear on donate, cart, contact, meet, payment, sign-in and mail pages', {
  tag: ['@RULE-26'],
}, async ({ request }) => {
  const invites = async (path: string) => (await parseAnswer(request, path)).$('[data-greetings]').length;
  for (const path of ['/about', '/am/news', '/projects']) expect(await invites(path), path).toBe(1);
  for (const path of [
    '/donate',
    '/am/donate',
    '/sales/get-tickets',
    '/cart',
    '/contact',
    '/meet',
    '/payment/success',
    '/payment/failure',
    '/auth/sign-in',
    '/send/preferences',
    '/send/leave',
  ])
    expect(await invites(path), path).toBe(0);
});
