import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { accountButton, bar, menuButton, openScrolled, panel } from '../support/bottom-bar.ts';
import { expect, test } from '../support/journey.ts';
import { ABEBA } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { shareStack } from '../support/stack-pool.ts';
import { sampled } from '../support/test-scale.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Where somebody who is signed out can go from the profile card. */
async function expectSignedOut(page: Page, lead: '' | '/am'): Promise<void> {
  const shown = page.locator('#bottom-panel [data-profile] a:visible');
  expect(await shown.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
    `${lead}/auth/sign-in`,
    `${lead}/auth/sign-up`,
  ]);
}

test('the bottom panel lists every page and the links to sign in, opens by mouse and keyboard, and closes on Escape', {
  tag: ['@NAV-50', '@NAV-51', '@NAV-52', '@RULE-12', '@NAV-58', '@NAV-59'],
}, async ({ page }) => {
  await openScrolled(page, '/news');
  await menuButton(page).click();
  await expect(panel(page)).toBeVisible();
  const pages = panel(page).getByRole('navigation', { name: 'Go to' }).getByRole('link');
  expect(await pages.allTextContents()).toEqual([
    ...['Home', 'About', 'Events', 'Meet', 'Team'],
    ...['News', 'Reports', 'Projects', 'Partners', 'Contact', 'Search'],
  ]);
  await expect(panel(page).locator('nav [aria-current=page]')).toHaveText('News');
  await expect(panel(page).getByRole('heading', { name: 'Follow us' })).toBeVisible();
  for (const name of ['Facebook', 'Instagram', 'YouTube'])
    await expect(panel(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await menuButton(page).click();
  await expect(panel(page)).toBeHidden();
  await test.step('the account button leads to the profile card, and Escape returns focus', async () => {
    await accountButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'Your account' })).toBeFocused();
    await expectSignedOut(page, '');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'Sign in' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });
  await openScrolled(page, '/am/about');
  await bar(page).locator('button').last().click();
  await expectSignedOut(page, '/am');
});

test('the bottom panel is 860 px wide and 12 px above the bar', async ({ page }) => {
  await openScrolled(page, '/about');
  await menuButton(page).click();
  const [above, below] = [await panel(page).boundingBox(), await bar(page).boundingBox()];
  expect(above?.width).toBe(860);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBe(12);
});

test('signed in without a phone number, the card has no line for one', async ({ page }) => {
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

test('Tab moves focus into the bottom panel, and the account button switches the open panel to the profile card', async ({
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

test('the open bottom panel is accessible, light and dark, in both languages', async ({ page }) => {
  const looks = [
    ['light', '/am/about'],
    ['dark', '/about'],
    ['light', '/about'],
    ['dark', '/am/about'],
  ] as const;
  for (const [colorScheme, address] of sampled(looks, 2)) {
    await page.emulateMedia({ colorScheme });
    await openScrolled(page, address);
    await bar(page).locator('button').last().click();
    await expect(page.locator('#bottom-panel')).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test.describe('touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('by touch, a tap opens the bottom panel and a tap outside closes it', async ({ page }) => {
    await openScrolled(page, '/about');
    await menuButton(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(20, 200);
    await expect(panel(page)).toBeHidden();
  });
});

test('the bottom panel has no "Follow us" heading without social links', async ({ page }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await openScrolled(page, `${siteUrl}/about`);
  await menuButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Follow us' })).toHaveCount(0);
});
