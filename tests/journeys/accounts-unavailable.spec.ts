import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ withoutStaff: true, settings: { SIGN_IN_BY_MAIL: 'off' } });

test('with no sign-in method configured, the screens say that sign-in is unavailable, and other pages work', async ({
  page,
}) => {
  for (const [path, message] of [
    ['/auth/sign-in', 'Sign-in is unavailable at the moment.'],
    ['/am/auth/sign-up', 'አሁን መግባት አይቻልም።'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(message);
    await expect(main.locator('form[method=post]:not([action])')).toHaveCount(0);
    await expectNoAxeViolations(page);
  }
  await page.goto('/auth/in/user/dashboard');
  await expect(page).toHaveURL('/auth/sign-in');
  expect((await page.goto('/about'))?.status()).toBe(200);
});
