import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { mailsIn } from '../support/outbox.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** Different each time: a stack is used by several files and attempts, and an address gets three cards a day. */
const cardAddress = () => `almaz.${randomUUID()}@example.org`;

const test = testOnStack({ settings: { GIVING: 'on' } });

/** Opens the form once it offers dollars. */
async function open(page: Page, stack: SharedStack, path: string): Promise<void> {
  await setUpGiving(stack);
  await expect(async () => {
    await page.goto(stack.siteUrl + path);
    await expect(page.locator('[name="own"]')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('an honour card is mailed only once the gift is paid, without the amount', async ({
  page,
  ownStack,
}) => {
  await open(page, ownStack, '/donate');
  await page.getByLabel('Your amount').fill('25');
  await expect(page.getByLabel('Who you are honouring')).toBeHidden();
  await page.getByRole('checkbox', { name: "Give in somebody's honour" }).check();
  const form = page.getByRole('form', { name: 'Your gift' });
  const address = cardAddress();
  await page.getByLabel('Who you are honouring').fill('Almaz Tadesse');
  await page.getByLabel('Email address for the card').fill(address);
  await page.getByLabel('A line of your own').fill('See evil.com');
  await page.getByLabel('Language of the card').selectOption('am');
  await form.getByLabel('Name', { exact: true }).fill('Abeba Bekele');
  await form.getByLabel('Email', { exact: true }).fill('abeba@example.org');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('link', { name: 'The card can’t include a web address' })).toBeVisible();
  await expect(page.getByLabel('Who you are honouring')).toHaveValue('Almaz Tadesse');
  await expect(page.getByLabel('Language of the card')).toHaveValue('am');
  await page.getByLabel('A line of your own').fill('Happy birthday!');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
  expect(await mailsIn(ownStack, address)).toEqual([]);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the charity' }).click();
  await expect(
    page.getByText('We send the card by email. Now and then somebody here looks at it first.'),
  ).toBeVisible();
  const [card, ...more] = await mailsIn(ownStack, address);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ kind: 'honour-card', locale: 'am' });
  expect(JSON.stringify(card?.data)).not.toMatch(/25|USD/);
});

test.describe('without script, in Amharic', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an honour card requested without JavaScript is mailed in the language of the page',
    ON_EVERY_CHANGE,
    async ({ page, ownStack }) => {
      await open(page, ownStack, '/am/donate');
      await page.locator('[name="own"]').fill('25');
      await page.getByRole('checkbox', { name: 'ለአንድ ሰው ክብር ይለግሱ' }).check();
      const form = page.getByRole('form', { name: 'ልገሳዎ' });
      const address = cardAddress();
      await page.getByLabel('የሚያከብሩት ሰው ስም').fill('አልማዝ');
      await page.getByLabel('ካርዱ የሚላክበት ኢሜይል').fill(address);
      await form.getByLabel('ስም', { exact: true }).fill('ሣራ');
      await form.getByLabel('ኢሜይል', { exact: true }).fill('sara@example.org');
      await page.getByRole('button', { name: 'ወደ ክፍያ ይቀጥሉ' }).click();
      await page.getByRole('button', { name: 'ይክፈሉ', exact: true }).click();
      await page.getByRole('link', { name: 'ወደ በጎ አድራጎቱ ይመለሱ' }).click();
      await expect(page.getByText('ካርዱን በኢሜይል እንልካለን። አልፎ አልፎ ከእኛ አንድ ሰው አስቀድሞ ያየዋል።')).toBeVisible();
      const cards = await mailsIn(ownStack, address);
      expect(cards).toMatchObject([{ kind: 'honour-card', locale: 'am' }]);
    },
  );
});
