import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ABEBA } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.locator('[data-bottom-bar]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Pages and account' });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const accountButton = (page: Page) => bar(page).getByRole('button', { name: 'Account' });

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);
  expect(await page.evaluate(() => scrollY)).toBe(top);
}

async function openScrolled(page: Page, address: string, top = 400): Promise<void> {
  await page.goto(address);
  await scrollPage(page, top);
}

test('[NAV-47] the bottom bar is there from 1024 px up, and not below', async ({ page }) => {
  for (const [width, isThere] of [
    [1024, true],
    [1023, false],
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openScrolled(page, '/about');
    await expect(bar(page)).toBeVisible({ visible: isThere });
  }
});

test('[NAV-62] [NAV-63] the bar is hidden down to 80 px of scroll and shown from 81 px on', async ({
  page,
}) => {
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
});

test('[NAV-48] [NAV-49] [NAV-61] the bar has the logo, its five quick links, and the menu button', async ({
  page,
}) => {
  await openScrolled(page, '/news');
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
});

test('[NAV-50] [NAV-51] [NAV-52] the menu button unfolds every page and the pages elsewhere, and folds them again', async ({
  page,
}) => {
  await openScrolled(page, '/news');
  await menuButton(page).click();
  await expect(panel(page)).toBeVisible();
  const pages = panel(page).getByRole('navigation', { name: 'Go to' }).getByRole('link');
  expect(await pages.allTextContents()).toEqual([
    ...['Home', 'About', 'Events', 'Meet', 'Team'],
    ...['News', 'Reports', 'Projects', 'Partners', 'Contact'],
  ]);
  await expect(pages.and(page.locator('[aria-current=page]'))).toHaveText('News');
  await expect(panel(page).getByRole('heading', { name: 'Follow us' })).toBeVisible();
  for (const name of ['Facebook', 'Instagram', 'YouTube'])
    await expect(panel(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await menuButton(page).click();
  await expect(panel(page)).toBeHidden();
});

test('the panel is 860 px wide and stands 12 px above the bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScrolled(page, '/about');
  await menuButton(page).click();
  const [above, below] = [await panel(page).boundingBox(), await bar(page).boundingBox()];
  expect(above?.width).toBe(860);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBe(12);
});

test('[NAV-58] [NAV-59] signed out, the panel leads to sign in and to sign up', async ({ page }) => {
  for (const [address, lead] of [
    ['/about', ''],
    ['/am/about', '/am'],
  ]) {
    await openScrolled(page, String(address));
    await bar(page).locator('button').last().click();
    const card = page.locator('#bottom-panel [data-profile]');
    const shown = card.locator('a:visible');
    expect(await shown.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
      `${lead}/auth/sign-in`,
      `${lead}/auth/sign-up`,
    ]);
  }
});

test('[NAV-53] [NAV-54] [NAV-55] [NAV-56] [NAV-57] signed in, the panel welcomes by first name, with email, cell, year and the dashboard', async ({
  page,
}) => {
  await signIn(page);
  await openScrolled(page, '/about');
  await accountButton(page).click();
  const card = panel(page).locator('[data-profile]');
  await expect(card.getByRole('heading', { name: 'Welcome Abeba' })).toBeFocused();
  const facts = await card.locator('dl > div').allInnerTexts();
  expect(facts.map(fact => fact.split('\n'))).toEqual([
    ['Email', 'abeba@supporters.test'],
    ['Cell', '+251 911 000 000'],
    ['Member since', String(new Date().getFullYear())],
  ]);
  await expect(card.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expectNoAxeViolations(page, '#bottom-panel');
  await card.getByRole('link', { name: 'Account Dashboard' }).click();
  await page.waitForURL('/auth/in/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Abeba');
});

test('signed in without a cell number, the card has no line for one', async ({ page }) => {
  await signIn(page, {
    ...ABEBA,
    sub: 'no-phone',
    email: 'no-phone@supporters.test',
    phone_number: undefined,
  });
  await openScrolled(page, '/am/about');
  await bar(page).locator('button').last().click();
  const card = page.locator('#bottom-panel [data-profile]');
  await expect(card.getByRole('heading', { name: 'እንኳን ደህና መጡ Abeba' })).toBeVisible();
  await expect(card.locator('dl > div:visible dt')).toHaveText(['ኢሜይል', 'አባል የሆኑበት ዓመት']);
});

test('by keyboard: the account button leads to the profile card, Escape folds the panel and gives focus back', async ({
  page,
}) => {
  await openScrolled(page, '/about');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('by keyboard: the panel follows its button, and the account button does not close what the menu button opened', async ({
  page,
}) => {
  await openScrolled(page, '/about');
  await menuButton(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await accountButton(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Your account' })).toBeFocused();
  await accountButton(page).click();
  await expect(panel(page)).toBeHidden();
});

test('[NAV-60] the arrow scrolls to the top, where the bar hides and focus is not lost', async ({ page }) => {
  await openScrolled(page, '/about');
  const arrow = bar(page).getByRole('link', { name: 'To the top' });
  await arrow.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('who is in the bar by keyboard keeps it at the top of the page', async ({ page }) => {
  await openScrolled(page, '/about');
  await bar(page).getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar(page).getByRole('link', { name: 'About' })).toBeFocused();
  await expect(bar(page)).toBeVisible();
});

test('the bar and its panel are not there on the pages of one event or post, and not on paper', async ({
  page,
}) => {
  for (const address of ['/events/fundraiser-ii', '/news/donations-up-40-percent']) {
    await openScrolled(page, address);
    await expect(page.locator('[data-bottom-bar], #bottom-panel')).toHaveCount(0);
  }
  await openScrolled(page, '/about');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('with the panel open there is nothing to complain about, light and dark, in both languages', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of ['/about', '/am/about']) {
      await openScrolled(page, address);
      await bar(page).locator('button').last().click();
      await expect(page.locator('#bottom-panel')).toBeVisible();
      await expectNoAxeViolations(page);
    }
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a tap unfolds the panel and a tap beside it folds it', async ({ page }) => {
    await openScrolled(page, '/about');
    await menuButton(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(20, 200);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the style shows the bar once the page is scrolled, and the platform opens its panel', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(bar(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(bar(page)).toBeVisible();
    await menuButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar(page).getByRole('link', { name: 'To the top' }).click();
    await expect(bar(page)).toBeHidden();
  });
});

test('without a page elsewhere there is no "follow us"', async ({ page, openOwnHouse }) => {
  const { siteUrl } = await openOwnHouse({ withoutStaff: true });
  await openScrolled(page, `${siteUrl}/about`);
  await menuButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Follow us' })).toHaveCount(0);
});
