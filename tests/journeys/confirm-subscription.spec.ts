import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { freshEmail, openToMany, resultDialog, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

const test = testOnStack(openToMany);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const button = (page: Page) => page.getByRole('button', { name: 'Yes, send me the newsletter' });

/** Somebody who joined through the form of a page, and the link they were mailed. */
async function joinBy(page: Page, stack: Parameters<typeof mailsIn>[0], path = '/news') {
  const email = freshEmail();
  await page.goto(path);
  const { fill, email: field } = subscribeForm(page);
  await fill('Abeba Bekele', email);
  await field.press('Enter');
  await expect(resultDialog(page).type).toHaveText(/Success|ተሳክቷል/);
  const [mail, ...more] = await mailsIn(stack, email);
  expect(more).toEqual([]);
  return { email, link: mail?.data.confirm ?? '', mail };
}

test('the result dialog says that a confirmation mail was sent, or already sent to a known address', {
  tag: ['@RULE-09'],
}, async ({ page, ownStack }) => {
  const { email, mail } = await joinBy(page, ownStack);
  const { dialog, message, close, type } = resultDialog(page);
  await expect(message).toHaveText('Subscribed Successfully. Thank you.');
  await expect(dialog.locator('[data-subscription-note]')).toHaveText(
    'We have sent you an email. Press the button in it to get our newsletter.',
  );
  expect(mail).toMatchObject({ kind: 'confirm', locale: 'en' });
  await close.click();
  const { fill, email: field } = subscribeForm(page);
  await fill('Saba', email.toUpperCase());
  await field.press('Enter');
  await expect(type).toHaveText('Already Subscribed');
  await expect(dialog.locator('[data-subscription-note]')).toHaveText(
    'Not confirmed yet? Look for our mail. We send it again, at most once a day.',
  );
  expect(await mailsIn(ownStack, email)).toHaveLength(1);
});

test('the form in the menu says after its toast that a confirmation mail was sent', async ({ page }) => {
  await page.clock.install();
  await page.goto('/news');
  await page.getByRole('banner').locator('[popovertarget=site-menu]').click();
  const { fill, email, missing } = subscribeForm(page, '#site-menu');
  await fill();
  await email.press('Enter');
  await expect(page.locator('[data-toast-stack] > [data-toast]')).toHaveText('Successfully subscribed');
  await expect(missing).toHaveText(/^We have sent you an email\./);
  // The delayed check after typing does not clear the response.
  await page.clock.runFor('00:05');
  await expect(missing).toHaveText(/^We have sent you an email\./);
});

test('a GET of the confirmation link never confirms, and its button confirms once', async ({
  page,
  request,
  ownStack,
}) => {
  const { email, link } = await joinBy(page, ownStack);
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await request.fetch(link, { method });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toMatch(/no-store/);
  }
  expect((await mailsIn(ownStack, email)).map(({ kind }) => kind)).toEqual(['confirm']);
  await page.goto(link);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(heading(page)).toHaveText('Confirm your address');
  await button(page).click();
  await expect(heading(page)).toHaveText('Welcome');
  await expect(page.getByRole('main').getByText('A welcome mail is on its way to you.')).toBeVisible();
  const mails = await mailsIn(ownStack, email);
  expect(mails.map(({ kind }) => kind)).toEqual(['confirm', 'welcome']);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Already confirmed');
  await expect(button(page)).toHaveCount(0);
  await page.goto(mails[1]?.data.preferences ?? '');
  await expect(heading(page)).toHaveText('What we send you');
});

test('a truncated or invalid confirmation link gets 400 and offers to join again', async ({
  page,
  ownStack,
}) => {
  const { link } = await joinBy(page, ownStack);
  for (const broken of [link.slice(0, -1), '/send/confirm', '/send/confirm?reader=7-1.x']) {
    const answer = await page.goto(broken);
    expect(answer?.status()).toBe(400);
    await expect(heading(page)).toHaveText('This link is incomplete');
    await expect(subscribeForm(page, 'main').name).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
});

test('a cross-origin post to a confirmation link is refused with 403', async ({
  page,
  request,
  ownStack,
}) => {
  const { email, link } = await joinBy(page, ownStack);
  const answer = await request.post(link, { form: {}, headers: { origin: 'https://elsewhere.example' } });
  expect(answer.status()).toBe(403);
  expect(await mailsIn(ownStack, email)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript somebody joins and confirms in Amharic', async ({ page, ownStack }) => {
    const email = freshEmail();
    await page.goto('/am/about');
    const { fill, join } = subscribeForm(page);
    await fill('ሳባ', email);
    await join.click();
    await expect(page.getByRole('main').locator('[data-subscription-note]')).toContainText('ኢሜይል ልከንልዎታል።');
    const [mail] = await mailsIn(ownStack, email);
    expect(new URL(mail?.data.confirm ?? '').pathname).toBe('/am/send/confirm');
    await page.goto(mail?.data.confirm ?? '');
    await page.getByRole('button', { name: 'አዎ፣ የዜና መልእክቱን ላኩልኝ' }).click();
    await expect(heading(page)).toHaveText('እንኳን ደህና መጡ');
  });
});

for (const [colorScheme, width, path] of sampled([
  ['light', 390, '/am/news'],
  ['dark', 1440, '/news'],
] as const)) {
  test(`the confirmation page is accessible before, after and with a broken link, ${colorScheme}, at ${width} px`, async ({
    page,
    ownStack,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { link } = await joinBy(page, ownStack, path);
    await page.goto(link);
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.goto(link.slice(0, -2));
    await expectNoAxeViolations(page);
  });
}
