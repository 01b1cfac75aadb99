import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });

const amounts = [
  { amount: '25', does: 'One week of medicine for one child.' },
  { amount: '60', does: 'A month of vitamins for two.' },
  { amount: '150' },
];

/** What staff entered once for every journey of this file. */
async function setUpGiving(stack: SharedStack): Promise<void> {
  const admin = await signInToAdmin(stack);
  const data = {
    currencies: [{ currency: 'USD', amounts, least: '5' }, { currency: 'ETB' }],
    fees: [{ way: 'practice', currency: 'USD', percent: '2.9', fixed: '0.30' }],
  };
  expect((await admin.send('POST', '/globals/giving', data)).status).toBe(200);
}

async function open(page: Page, stack: SharedStack, path = '/donate'): Promise<void> {
  await setUpGiving(stack);
  await expect(async () => {
    await page.goto(stack.siteUrl + path);
    await expect(page.getByText('One week of medicine')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a visitor gives by practice, and is thanked once the payment is there', async ({ page, ownStack }) => {
  await open(page, ownStack);
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.locator('#give').screenshot({ path: `/tmp/wt/ledger-shots/give-${scheme}-${width}.png` });
    }
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: /\$60/ }).check();
  await page.getByRole('checkbox', { name: /cover the fee/ }).check();
  await page.getByRole('radio', { name: /Practice/ }).check();
  await expect(page.getByText('$2.10 for the fee, $62.10 in all')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('#give').screenshot({ path: '/tmp/wt/ledger-shots/give-chosen.png' });
  await page.getByRole('button', { name: 'Go on to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
  await page.screenshot({ path: '/tmp/wt/ledger-shots/practice.png' });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('State: paid');
  await page.getByRole('link', { name: 'Back to the charity' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible();
  await page.screenshot({ path: '/tmp/wt/ledger-shots/thanks.png' });
  await expectNoAxeViolations(page);
});
