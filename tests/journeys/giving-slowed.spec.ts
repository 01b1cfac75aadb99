import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// From the second gift on, giving is slowed.
const test = testOnStack({ settings: { GIVING: 'on', GIVING_AT_ONCE: '1' } });
test.describe.configure({ mode: 'default' });

const SLOWED = /We are getting very many gifts right now/;

/** Uses up what is allowed without a proof: one gift in total, and two per network. */
async function beginMany(request: APIRequestContext, { siteUrl }: SharedStack): Promise<void> {
  const form = { currency: 'USD', own: '25', purpose: 'general', way: 'practice' };
  const begin = async () =>
    (await request.post(`${siteUrl}/send/gift`, { form, headers: { origin: siteUrl } })).status();
  await expect(async () => {
    expect(await begin()).toBe(429);
  }).toPass();
}

test('while giving is slowed, the browser solves a proof of work and continues by itself, and staff see it', async ({
  page,
  request,
  ownStack,
}) => {
  await setUpGiving(ownStack);
  await beginMany(request, ownStack);
  await page.goto(`${ownStack.siteUrl}/donate`);
  await page.getByLabel('Your amount').fill('25');
  await page.getByRole('radio', { name: /Practice/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();

  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/gifts`);
  const notice = page.getByRole('region', { name: 'New gifts were slowed' });
  await expect(notice).toContainText('gifts started with such a proof: 1');
  await expectNoAxeViolations(page, 'section[aria-labelledby="slowed"]');

  await changeInDatabase(ownStack.databaseUrl, [], 'update money.slowed set refused = 60');
  await page.goto(`${ownStack.staffUrl}/admin/health`);
  await expect(page.locator('main [data-attack]')).toContainText('A program may be sending the form');
  await expectNoAxeViolations(page, 'main [data-attack]');
});

test('while giving is slowed, the form without JavaScript asks to try again later, and keeps the input', async ({
  browser,
  request,
  ownStack,
}) => {
  await beginMany(request, ownStack);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ownStack.siteUrl}/donate`);
  await page.getByLabel('Your amount').fill('37.50');
  await page.getByRole('radio', { name: /Practice/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert')).toContainText(SLOWED);
  await expect(page.getByLabel('Your amount')).toHaveValue('37.50');
  await context.close();
});
