import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { accountButton, panel } from '../support/bottom-bar.ts';
import type { Person } from '../support/identity-provider.ts';
import { expect } from '../support/journey.ts';
import { makePerson } from '../support/people.ts';
import { reactFile } from '../support/react-file.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { answerProvider } from '../support/sign-in.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true, signIn: true });
test.use({ viewport: { width: 1440, height: 900 } });

test('the account link is shown from 1200 px up, where the bar has room for it', async ({ page }) => {
  await page.goto('/news');
  for (const [width, shown] of [
    [1199, false],
    [1200, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('header [data-signed-out]')).toBeVisible({ visible: shown });
  }
});

/** The panel at the bottom welcomes by first name, and leads to the dashboard. */
async function expectProfile(page: Page, { email }: Person): Promise<void> {
  await scrollPage(page, 400);
  await accountButton(page).click();
  const card = panel(page).locator('[data-profile]');
  await expect(card.getByRole('heading', { name: 'Welcome Abeba' })).toBeFocused();
  const facts = await card.locator('dl > div').allInnerTexts();
  expect(facts.map(fact => fact.split('\n'))).toEqual([
    ['Email', String(email)],
    ['Cell', '+251 911 000 000'],
    ['Member since', String(new Date().getFullYear())],
  ]);
  await expect(card.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expectNoAxeViolations(page, '#bottom-panel');
  await card.getByRole('link', { name: 'Account Dashboard' }).click();
  await page.waitForURL('/auth/in/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Abeba');
}

test('the account link leads to sign-in or to the dashboard, and the bottom panel shows the profile of the member', {
  tag: ['@NAV-35', '@NAV-34', '@NAV-53', '@NAV-54', '@NAV-55', '@NAV-56', '@NAV-57'],
}, async ({ page }) => {
  await page.goto('/am/news');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ይግቡ' })).toHaveAttribute(
    'href',
    '/am/auth/sign-in',
  );
  await page.goto('/news');
  const signedOut = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signedOut).toHaveAttribute('href', '/auth/sign-in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account Dashboard' })).toBeHidden();
  await signedOut.click();
  await expect(page).toHaveURL('/auth/sign-in');
  await page.getByRole('button', { name: 'Continue with Adey ID' }).click();
  const person = makePerson();
  await answerProvider(page, person);
  await page.waitForURL('**/auth/in/user/dashboard');
  for (const [address, name] of [
    ['/am/news', 'የእኔ መለያ'],
    ['/news', 'Account Dashboard'],
  ] as const) {
    await page.goto(address);
    const account = page.getByRole('banner').getByRole('link', { name });
    await expect(account).toHaveAttribute('href', /\/auth\/in\/user\/dashboard$/);
    await expect(page.locator('header [data-signed-out]')).toBeHidden();
  }
  await test.step('the panel welcomes by first name, with email, cell, year and the dashboard', () =>
    expectProfile(page, person));
  await test.step('when React fails to load, signing in still leads to the dashboard', async () => {
    await page.route(reactFile, route => route.abort());
    await page.goto('/news');
    await scrollPage(page, 400);
    await accountButton(page).click();
    await panel(page).locator('[data-profile]').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/auth/in/user/dashboard');
    await page.unroute(reactFile);
  });
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'Account Dashboard' }).click();
  await expect(page).toHaveURL(/\/auth\/in\/user\/dashboard$/);
});
