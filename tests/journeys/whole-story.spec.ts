import type { Locator, Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

/** As on a slow machine: the editor writes into the form when the browser is idle, which it takes half a second to be. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout = 500 } = {}) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    window.cancelIdleCallback = window.clearTimeout;
  });

for (const [how, press] of [
  ['a click', (button: Locator) => button.click()],
  ['the keyboard', (button: Locator) => button.press('Enter')],
] as const)
  test(`text typed just before publishing by ${how} is published`, async ({ page, stack }) => {
    const admin = await signInToAdmin(stack);
    const { id } = await admin.create('posts?draft=true', {
      heading: `Its last words by ${how}`,
      type: 'normal',
    });
    await logIn(page, stack.staffUrl);
    await keepBusy(page);
    await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=en`);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
    await page.keyboard.type('The box stays cold.');
    // The form has these words, and the button takes a press.
    await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
    await page.keyboard.insertText(' For two days.');
    const { answer } = await pressAndNote(page, 'Publish', 'posts', press);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('The box stays cold. For two days.');
  });

test('a picture and caption added to the rich text just before publishing are published', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const alt = 'A cold box on a table';
  const caption = 'Packed in Jimma';
  await admin.upload(
    await takePhonePhoto('#7a4fa3'),
    { alt, identifiable: 'no' },
    { name: 'cold-box-in-a-story.jpg', type: 'image/jpeg' },
  );
  const heading = 'A story with a picture inside';
  const { id } = await admin.create('posts?draft=true', { heading, type: 'normal' });
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
  await page.keyboard.type('The box stays cold for two days.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/picture');
  await page.getByRole('option', { name: 'Picture', exact: true }).click();
  const block = page.locator('[data-lexical-decorator]').first();
  await block.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByText(alt, { exact: true }).first().click();
  await expect(block.getByText(/cold-box-in-a-story/).first()).toBeVisible();
  // Labels inside a block belong to no field: Payload gives them other ids.
  await block.getByRole('textbox').fill(caption);
  const published = await pressAndNote(page, 'Publish', 'posts');
  expect([published.answer.status(), await published.answer.text()]).toEqual([200, expect.any(String)]);

  const { doc } = await published.answer.json();
  await page.goto(`/news/${doc.slug}`);
  await expect(page.getByText('The box stays cold for two days.')).toBeVisible();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByText(caption)).toBeVisible();
});

test('a link inserted without a selection gets its text and https://, and is published', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', { heading: 'A story with a link', type: 'normal' });
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  // The first press of the tab key leads past the menu.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'View site' })).toHaveAttribute('href', /^http/);

  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
  await page.keyboard.type('You can read ');
  const drawer = page.getByRole('dialog').last();
  // Payload joins the labels of this dialog to no field: first its words, then the address.
  const words = drawer.getByRole('textbox').first();
  const openDialog = () =>
    expect(async () => {
      await page.getByRole('button', { name: 'Link', exact: true }).first().click();
      await expect(words).toHaveValue('Link text', { timeout: 3_000 });
    }).toPass();
  await openDialog();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]').first()).toHaveText(
    'You can read',
  );
  await openDialog();
  await words.fill('more about it');
  await drawer.getByRole('textbox').nth(1).fill('example.org/more');
  await expect(async () => {
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(words).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  const published = await pressAndNote(page, 'Publish', 'posts');
  expect([published.answer.status(), await published.answer.text()]).toEqual([200, expect.any(String)]);
  const toPage = page.getByRole('link', { name: 'On the site: open it' });
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  await page.goto(String(await toPage.getAttribute('href')));
  await expect(page.getByRole('link', { name: /^more about it/ })).toHaveAttribute(
    'href',
    'https://example.org/more',
  );
  await expect(page.getByText('Link text')).toHaveCount(0);
});
