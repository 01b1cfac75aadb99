import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { shareStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });

/** The messages of one sender in the staff inbox. */
async function inbox(databaseUrl: string, email: string) {
  const found = await connectOnce(databaseUrl, client =>
    client.query('select name, message, state, language from messages where email = $1 order by id', [email]),
  );
  return found.rows;
}

async function fill(
  page: Page,
  { name = 'Abebe Bikila', email = '', message = 'May I help on a Saturday?' },
) {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill(message);
}

test('contact details that staff have not entered are left out, and the form is still shown', async ({
  page,
}) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(`${siteUrl}/contact`);
  await expect(page.getByRole('heading', { name: 'Where to find us' })).toHaveCount(0);
  await expect(form(page)).toBeVisible();
  await page.goto(`${siteUrl}/am/contact`);
  await expect(page.getByRole('form', { name: 'ይጻፉልን' })).toBeVisible();
});

async function expectDetails(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
  await expect(main.getByRole('link', { name: '+251 900 000 000' })).toHaveAttribute(
    'href',
    'tel:+251900000000',
  );
  await expect(main.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  await expect(main.getByText('Addis Ababa, Ethiopia')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: /^Instagram/ })).toBeVisible();
}

test('/contact shows the details from the CMS, and its form stores a message in the inbox', {
  tag: ['@ROUTE-11', '@CONTACT-01', '@CONTACT-02', '@CONTACT-03', '@RULE-03'],
}, async ({ page, ownStack }) => {
  const complaints = consoleComplaints(page);
  const email = 'abebe@example.org';
  await page.goto('/contact');
  await test.step('the page has phone, email, address and the map', () => expectDetails(page));
  await expectNoAxeViolations(page);
  await fill(page, { email });
  await form(page).getByLabel('Message').press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Abebe Bikila.' })).toBeFocused();
  await expect(page.getByText(`One of us reads it and writes back to ${email}.`)).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expectNoAxeViolations(page);
  expect(await inbox(ownStack.databaseUrl, email)).toEqual([
    { name: 'Abebe Bikila', message: 'May I help on a Saturday?', state: 'new', language: 'en' },
  ]);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form(page).getByLabel('Message')).toBeFocused();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  await page.reload();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test(
  'each invalid field of the contact form shows an error, focus goes to the first, and typing clears the error',
  ON_EVERY_CHANGE,
  async ({ page, ownStack }) => {
    await page.goto('/contact');
    await form(page).getByLabel('Name').fill('12');
    await form(page).getByLabel('Email').focus();
    await expect(form(page).getByText('invalid name')).toBeVisible();
    await form(page).getByRole('button', { name: 'Send' }).click();
    await expect(form(page).getByText('Please enter a valid Name')).toBeVisible();
    await expect(form(page).getByText('Please enter a valid email')).toBeVisible();
    await expect(form(page).getByText('Please write your message')).toBeVisible();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await expectNoAxeViolations(page);
    await form(page).getByLabel('Name').fill('Abebe');
    await expect(form(page).getByText('Please enter a valid Name')).toBeHidden();
    // Focus does not move to a field that has it, so its error is an alert.
    const alert = form(page).getByRole('alert').getByText('Please enter a valid email');
    await expect(alert).toHaveCount(0);
    await form(page).getByLabel('Email').press('Enter');
    await expect(alert).toBeVisible();
    expect(await inbox(ownStack.databaseUrl, '')).toEqual([]);
  },
);

test('a contact message near the limit gets a counter, and a message that is too long is rejected uncut', async ({
  page,
}) => {
  await page.goto('/contact');
  const message = form(page).getByLabel('Message');
  await message.fill('a'.repeat(4_400));
  await expect(form(page).getByText('Characters left')).toBeHidden();
  await message.fill('a'.repeat(4_700));
  await expect(form(page).getByText('Characters left: 300')).toBeVisible();
  await message.fill('a'.repeat(5_012));
  await expect(form(page).getByText('Characters too many: 12')).toBeVisible();
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(form(page).getByText('Please shorten your message to 5,000 characters')).toBeVisible();
  expect((await message.inputValue()).length).toBe(5_012);
});

test('a contact message survives a lost connection and a reload, and can be sent afterwards', async ({
  page,
  context,
  ownStack,
}) => {
  const email = 'offline@example.org';
  await page.goto('/contact');
  await fill(page, { email, message: 'Written in the tunnel.' });
  await expect(page.locator('adey-island[name=ContactForm]')).toHaveAttribute('ready');
  await context.setOffline(true);
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your message could not be sent.' })).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('Written in the tunnel.');
  await context.setOffline(false);
  await page.reload();
  await expect(form(page).getByLabel('Message')).toHaveValue('Written in the tunnel.');
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Abebe Bikila.' })).toBeVisible();
  expect(await inbox(ownStack.databaseUrl, email)).toHaveLength(1);
});

test('without JavaScript the contact form answers with a page, which keeps the text when a field is invalid', async ({
  browser,
  ownStack,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  const email = 'plain@example.org';
  await page.goto('/am/contact');
  const amharic = page.getByRole('form', { name: 'ይጻፉልን' });
  await amharic.getByLabel('ስም').fill('አበበ');
  await amharic.getByLabel('ኢሜይል').fill('plain');
  await amharic.getByLabel('መልእክት').fill('<b>ሰላም</b>\nእንደምን ናችሁ?');
  await amharic.getByRole('button', { name: 'ይላኩ' }).click();
  await expect(page).toHaveURL(/\/am\/send\/message\?result=/);
  const summary = amharic.getByRole('alert').filter({ hasText: 'ችግር አለ' });
  await expect(summary).toContainText('እባክዎ ትክክለኛ ኢሜይል ያስገቡ');
  await expect(summary).toBeFocused();
  await expect(amharic.getByLabel('መልእክት')).toHaveValue('<b>ሰላም</b>\nእንደምን ናችሁ?');
  await amharic.getByLabel('ኢሜይል').fill(email);
  await amharic.getByRole('button', { name: 'ይላኩ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('እናመሰግናለን፣ አበበ።');
  expect(await inbox(ownStack.databaseUrl, email)).toEqual([
    { name: 'አበበ', message: '<b>ሰላም</b>\nእንደምን ናችሁ?', state: 'new', language: 'am' },
  ]);
  await page.close();
});

test('/api/contact rejects invalid messages with 400, and the eleventh from one network with 429', {
  tag: ['@RULE-22'],
}, async ({ startOwnStack }) => {
  const { siteUrl } = await startOwnStack({ withoutStaff: true });
  const post = (body: unknown) =>
    fetch(`${siteUrl}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const wrong of [null, [], {}, { name: 'Abebe', email: 'a@b.c' }, { name: 7, email: {}, message: [] }])
    expect((await post(wrong)).status).toBe(400);
  const letter = (n: number) => ({ name: 'Abebe', email: 'a@example.org', message: `Letter ${n}` });
  for (let n = 1; n <= 10; n += 1) expect((await post(letter(n))).status).toBe(200);
  const refused = await post(letter(11));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(((await refused.json()) as { message: string }).message).toContain('try again in ten minutes');
});
