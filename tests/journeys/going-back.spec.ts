import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// Without staff nobody changes the giving settings between the form and its response.
const test = testOnStack({ withoutStaff: true, settings: { GIVING: 'on' } });
test.use({ viewport: { width: 390, height: 800 } });

const own = (page: Page) => page.getByLabel('Your amount');
const go = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ });
const payment = (page: Page) => page.getByRole('heading', { name: 'Practice page' });
const field = (page: Page, name: string) => page.locator(`[data-giving] [name=${name}]`);

/** A gift of an own amount in somebody's honour. */
const typed = {
  own: '37.50',
  honoured: 'Abebe Bikila',
  cardEmail: 'abebe@example.org',
  cardWords: 'For your birthday',
  name: 'Sara Bekele',
  email: 'sara@example.org',
};

async function fill(page: Page, values: Partial<typeof typed>): Promise<void> {
  await field(page, 'honour').check();
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectTyped(page: Page, values = typed): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name), name).toHaveValue(value);
  await expect(field(page, 'honour')).toBeChecked();
}

test('going back from the payment page restores the giving form with its amount, card and sum', async ({
  page,
}) => {
  await page.goto('/donate');
  await fill(page, typed);
  await expect(go(page)).toHaveText('Continue to payment: ETB 37.50');
  await go(page).click();
  await expect(payment(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/donate$/);
  await expectTyped(page);
  await own(page).hover();
  await expect(go(page)).toHaveText('Continue to payment: ETB 37.50');
});

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, going back from the payment leads to the refused form`, async ({
    browser,
    ownStack,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: ownStack.siteUrl });
    const page = await context.newPage();
    await page.goto('/donate');
    await fill(page, { ...typed, cardEmail: 'abebe at example' });
    await go(page).click();
    await expect(page).toHaveURL(/\/send\/gift\?result=/);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await expectTyped(page, { ...typed, cardEmail: 'abebe at example' });
    await page.reload();
    await expectTyped(page, { ...typed, cardEmail: 'abebe at example' });
    await field(page, 'cardEmail').fill(typed.cardEmail);
    await go(page).click();
    await expect(payment(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/send\/gift\?result=/);
    await expectTyped(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/donate$/);
    await context.close();
  });

test('without JavaScript, going back to the thanks page of the contact form sends nothing again', async ({
  browser,
  ownStack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  const page = await context.newPage();
  const posts: string[] = [];
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Abebe Bikila');
  await form.getByLabel('Email').fill('back@example.org');
  await form.getByLabel('Message').fill('Where is the clinic?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Abebe Bikila.');
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Abebe Bikila.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Abebe Bikila.');
  expect(posts).toHaveLength(1);
  await context.clearCookies();
  await page.reload();
  const over = page.getByRole('alert').filter({ hasText: 'We can’t show the result of your form any more.' });
  await expect(over).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await context.close();
});
