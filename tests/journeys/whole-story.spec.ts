import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

test.use({ actionTimeout: 15_000 });

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
