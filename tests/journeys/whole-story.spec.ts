import type { Locator, Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

test.use({ actionTimeout: 15_000 });

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
  test(`the last words of the whole story are published by ${how} right after them`, async ({
    page,
    stack,
  }) => {
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
    const { answer } = await pressAndNote(page, 'Publish changes', 'posts', press);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('The box stays cold. For two days.');
  });

test('a picture and its caption, added to the whole story a moment before, are published with it', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000);
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
  const published = await pressAndNote(page, 'Publish changes', 'posts');
  expect([published.answer.status(), await published.answer.text()]).toEqual([200, expect.any(String)]);

  const { doc } = await published.answer.json();
  await page.goto(`/news/${doc.slug}`);
  await expect(page.getByText('The box stays cold for two days.')).toBeVisible();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByText(caption)).toBeVisible();
});
