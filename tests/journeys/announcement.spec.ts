import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { letCome } from '../support/let-come.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { shareStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { everyPair, sampled } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
test.use({ visitedBefore: false, viewport: { width: 1440, height: 900 } });

/** What the sample content announces first on its own day. */
const event = { name: 'Coffee and questions', path: '/events/coffee-and-questions', date: 'Nov 22, 2026' };

const dialog = (page: Page) => page.locator('#announcement');
const storedStatus = (page: Page) => page.evaluate(() => localStorage.getItem('messageStatus'));

/** The page's clock starts on the day the samples were made, and runs on. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: SAMPLES_MADE_AT });
});

/** Lets the page load and settle; anything that appears by itself has appeared by then. */
async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await letCome(page);
}

async function expectAnnounced(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: event.name })).toBeFocused();
  await expect(dialog(page).locator('time')).toHaveText(event.date);
  await expect(dialog(page).locator('[data-badge]')).toHaveText('2 days to go');
  const picture = dialog(page).locator('picture img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await picture.boundingBox())?.height).toBeGreaterThan(200);
  await expect(dialog(page)).toContainText('What’s cooking?');
  await expect(dialog(page).getByRole('link', { name: 'Get Ticket' })).toHaveAttribute('href', /./);
}

test('the announcement shows the next event on a first visit, stays closed once closed, and returns for a new event', {
  tag: [
    '@DIALOG-02',
    '@DIALOG-03',
    '@DIALOG-04',
    '@DIALOG-05',
    '@DIALOG-06',
    '@DIALOG-07',
    '@DIALOG-09',
    '@DIALOG-12',
    '@STORE-03',
    '@DIALOG-11',
  ],
}, async ({ page }) => {
  const complaints = consoleComplaints(page);
  await openSettled(page, '/about');
  await test.step('the announcement has the days left, picture, details and ticket', () =>
    expectAnnounced(page));
  await dialog(page).getByRole('link', { name: 'More Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name);
  expect(new URL(page.url()).pathname).toBe(event.path);
  for (const value of sampled(['"an-earlier-event"', '{', '[]', 'true', '"', 'null'], 3)) {
    await page.evaluate(given => localStorage.setItem('messageStatus', given), value);
    await openSettled(page, '/about');
    await expect(dialog(page), value).toBeVisible();
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => storedStatus(page)).toBe('"coffee-and-questions"');
  for (const address of ['/about', '/am/news', '/']) {
    await openSettled(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('Escape, a click outside and following a link close the announcement', async ({ page, context }) => {
  await openSettled(page, '/about');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => storedStatus(page)).toBe('"coffee-and-questions"');

  await page.evaluate(() => localStorage.clear());
  await openSettled(page, '/about');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(dialog(page)).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await openSettled(page, '/about');
  await dialog(page).getByRole('link', { name: 'More Details' }).click();
  await page.waitForURL(`**${event.path}`);
  const other = await context.newPage();
  await other.goto('/about');
  expect(await storedStatus(other)).toBe('"coffee-and-questions"');
});

test('without an upcoming event nothing is announced', { tag: ['@DIALOG-08', '@DIALOG-10'] }, async ({
  page,
}) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await openSettled(page, `${siteUrl}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect((await (await page.request.get(`${siteUrl}/overlays/announcement`)).text()).trim()).toBe('');
});

test('an event that has started by the reader’s clock is not announced', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-22T08:30:00.000Z');
  const fetched = page.waitForResponse('**/overlays/announcement');
  await openSettled(page, '/about');
  await fetched;
  await letCome(page);
  await expect(dialog(page)).toBeHidden();
  expect(await storedStatus(page)).toBeNull();
});

test('the announcement waits while somebody is typing, and causes no layout shift when it appears', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'load' });
  const field = page.locator('#subscribe input[name=name]');
  await field.focus();
  await letCome(page);
  await expect(dialog(page)).toHaveCount(0);
  const before = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  await field.blur();
  await page.clock.runFor(3000);
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(before);
});

/** Opens the menu while the announcement is on its way, which then waits. @returns the menu. */
async function openMenuBeforeIt(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/overlays/announcement', async route => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/overlays/announcement');
  await page.setViewportSize({ width: 390, height: 800 });
  await openSettled(page, '/about');
  await asked;
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  const came = page.waitForResponse('**/overlays/announcement');
  held.resolve();
  await came;
  await letCome(page);
  await expect(dialog(page)).toBeHidden();
  return menu;
}

test(
  'a menu opened while the announcement loads stays open, and the announcement appears after it closes',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    const menu = await openMenuBeforeIt(page);
    await expect(menu).toBeVisible();
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await letCome(page);
    await expect(dialog(page)).toBeVisible();
  },
);

test(
  'a waiting announcement is dropped once another tab has closed it or the event has started',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    const menu = await openMenuBeforeIt(page);
    await page.evaluate(() => localStorage.setItem('messageStatus', '"coffee-and-questions"'));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await letCome(page);
    await expect(dialog(page)).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await page.unrouteAll();
    await openMenuBeforeIt(page);
    await page.clock.setSystemTime('2026-11-22T08:30:00.000Z');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await letCome(page);
    await expect(dialog(page)).toBeHidden();
    expect(await storedStatus(page)).toBeNull();
  },
);

test('no announcement appears on an event page, on a missing page, or without storage', async ({ page }) => {
  for (const address of [event.path, '/no-such-page']) {
    await openSettled(page, address);
    await expect(page.locator('[data-greetings], #announcement')).toHaveCount(0);
  }
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openSettled(page, '/about');
  await expect(dialog(page)).toHaveCount(0);
});

for (const [width, colorScheme, address] of sampled(
  everyPair([320, 390, 1440], ['light', 'dark'], ['/about', '/am/news']),
  2,
))
  test(`the announcement is accessible and fits, on ${address} at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openSettled(page, address);
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeViolations(page, '#announcement');
    expect(await dialog(page).evaluate(box => box.scrollWidth <= box.clientWidth)).toBe(true);
  });

test.describe('touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch, the announcement is a sheet at the bottom of a phone, and a tap above closes it', async ({
    page,
  }) => {
    await openSettled(page, '/about');
    await expect(dialog(page)).toBeVisible();
    const box = await dialog(page).boundingBox();
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
    await page.touchscreen.tap(195, 20);
    await expect(dialog(page)).toBeHidden();
  });
});

test('keyboard focus stays in the announcement, and returns to the previous element when it closes', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'load' });
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  await page.clock.runFor(3000);
  await expect(dialog(page)).toBeVisible();
  for (const name of ['Close', 'Get Ticket', 'More Details']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#announcement') !== null)).toBe(true);
    await expect(dialog(page).locator(':focus')).toHaveAccessibleName(new RegExp(name));
  }
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
