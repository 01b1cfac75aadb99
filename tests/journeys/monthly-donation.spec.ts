import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });

async function open(page: Page, stack: SharedStack, path: string): Promise<void> {
  await setUpGiving(stack);
  await expect(async () => {
    await page.goto(stack.siteUrl + path);
    await expect(page.getByRole('radio', { name: /25/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function linkTo(stack: SharedStack, email: string): Promise<string> {
  const mail = (await mailsIn(stack, email)).findLast(({ kind }) => kind === 'giver-link');
  return mail?.data.link ?? '';
}

/** Journeys share a site, so each donor is a different person. */
const someone = () => `giver-${crypto.randomUUID()}@example.org`;

/** An amount that is too small is refused at its field and stays there; 40 dollars are accepted, by keyboard. */
async function changeAmount(page: Page, monthly: Locator): Promise<void> {
  const amount = monthly.getByLabel('New amount each month');
  await amount.fill('4.99');
  await amount.press('Enter');
  await expect(monthly.getByText('Please enter $5 or more.')).toBeVisible();
  await expect(amount).toHaveValue('4.99');
  await expectNoAxeViolations(page);
  await amount.fill('40');
  await amount.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your new amount starts next month');
  await expect(monthly).toContainText('$40 each month');
}

test('a donor gives monthly, pauses, resumes, changes the amount and ends the gift', async ({
  page,
  ownStack,
}) => {
  const email = someone();
  await open(page, ownStack, '/donate');
  await page.getByRole('radio', { name: /\$25/ }).check();
  await page.getByRole('radio', { name: 'Once' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByText('For a monthly gift we need your name')).toBeVisible();
  await expectNoAxeViolations(page);
  const form = page.getByRole('form', { name: 'Your gift' });
  await form.getByLabel('Name', { exact: true }).fill('Sara Tesfaye');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Next month arrives' }).click();
  await page.getByRole('button', { name: 'Next month fails' }).click();
  await page.getByRole('button', { name: 'Next month arrives' }).click();
  await page.getByRole('link', { name: 'Back to the charity' }).click();
  await expect(page.getByText('The same gift will come every month')).toBeVisible();

  await page.goto(`${ownStack.siteUrl}/send/gifts`);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  await page.goto(await linkTo(ownStack, email));
  const monthly = page.getByRole('region', { name: 'Your monthly gift' });
  await expect(monthly).toContainText('$25 each month');
  await expect(page.getByRole('listitem').filter({ hasText: '$25' })).toHaveCount(3);
  await expectNoAxeViolations(page);
  await monthly.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('is paused');
  await monthly.getByRole('button', { name: 'Resume it' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('is active again');
  await changeAmount(page, monthly);
  await monthly.getByText('End this monthly gift').click();
  await monthly.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('has ended');
  await expect(monthly.getByRole('button')).toHaveCount(0);
  const kinds = (await mailsIn(ownStack, email)).map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'monthly-changed')).toHaveLength(4);
  expect(kinds.filter(kind => kind === 'receipt')).toHaveLength(3);
});

test.describe('without script, in Amharic', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a monthly gift without an email is refused with the input kept, and accepted with one', async ({
    page,
    ownStack,
  }) => {
    const email = someone();
    await open(page, ownStack, '/am/donate');
    const form = page.getByRole('form', { name: 'ልገሳዎ' });
    await page.getByRole('radio', { name: /25/ }).check();
    await page.getByRole('radio', { name: /በየወሩ/ }).check();
    await form.getByLabel('ስም', { exact: true }).fill('ሣራ');
    await page.getByRole('button', { name: 'ወደ ክፍያ ይቀጥሉ' }).click();
    await expect(page.getByRole('link', { name: 'እባክዎ ትክክለኛ ኢሜይል ያስገቡ' })).toBeVisible();
    await expect(form.getByLabel('ኢሜይል', { exact: true })).toHaveAccessibleDescription(
      /እባክዎ ትክክለኛ ኢሜይል ያስገቡ/,
    );
    await expect(page.getByRole('radio', { name: /በየወሩ/ })).toBeChecked();
    await expect(form.getByLabel('ስም', { exact: true })).toHaveValue('ሣራ');
    await form.getByLabel('ኢሜይል', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'ወደ ክፍያ ይቀጥሉ' }).click();
    await page.getByRole('button', { name: 'ይክፈሉ', exact: true }).click();
    await page.goto(`${ownStack.siteUrl}/am/send/gifts`);
    await page.getByRole('main').getByLabel('ኢሜይል').fill(email);
    await page.getByRole('button', { name: 'አገናኙን ላኩልኝ' }).click();
    await expect(page.getByRole('heading', { name: 'እባክዎ የኢሜይል ሳጥንዎን ይመልከቱ' })).toBeVisible();
    await page.goto(await linkTo(ownStack, email));
    const monthly = page.getByRole('region', { name: 'ወርሃዊ ልገሳዎ' });
    await monthly.getByRole('button', { name: 'ያዛውሩ' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('ለዚያ ዓላማ ይውላሉ');
    await monthly.getByLabel('አዲሱ ወርሃዊ መጠን').fill('40');
    await monthly.getByRole('button', { name: 'መጠኑን ይለውጡ' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('አዲሱ መጠን');
    await monthly.getByText('ይህን ወርሃዊ ልገሳ ያቋርጡ').click();
    await monthly.getByRole('button', { name: 'አዎ፣ ይቋረጥ' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('ተቋርጧል');
  });
});
