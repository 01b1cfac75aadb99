import { expect } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true, signIn: true });
test.use({ viewport: { width: 1440, height: 900 } });

test('[NAV-35] signed out, the account link goes to the sign-in screen, in the language of the page', async ({
  page,
}) => {
  await page.goto('/news');
  const account = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(account).toHaveAttribute('href', '/auth/sign-in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account Dashboard' })).toBeHidden();
  await account.click();
  await expect(page).toHaveURL('/auth/sign-in');
  await page.goto('/am/news');
  await page.getByRole('banner').getByRole('link', { name: 'ይግቡ' }).click();
  await expect(page).toHaveURL('/am/auth/sign-in');
});

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

test('[NAV-34] signed in, the account link goes to the dashboard, on a page cached for everybody', async ({
  page,
}) => {
  await page.goto('/news');
  await signIn(page);
  for (const [address, name] of [
    ['/news', 'Account Dashboard'],
    ['/am/news', 'የእኔ መለያ'],
  ] as const) {
    await page.goto(address);
    const account = page.getByRole('banner').getByRole('link', { name });
    await expect(account).toHaveAttribute('href', /\/auth\/in\/user\/dashboard$/);
    await expect(page.locator('header [data-signed-out]')).toBeHidden();
    await account.click();
    await expect(page).toHaveURL(/\/auth\/in\/user\/dashboard$/);
  }
});
