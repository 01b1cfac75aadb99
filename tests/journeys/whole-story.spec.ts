import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

test.use({ actionTimeout: 15_000 });

test('a picture that staff choose inside the whole story is published with it', async ({ page, stack }) => {
  test.setTimeout(120_000);
  const admin = await signInToAdmin(stack);
  const alt = 'A cold box on a table';
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

  const editor = page.locator('#field-body [contenteditable="true"]').first();
  await editor.click();
  await page.keyboard.type('The box stays cold for two days.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/picture');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const block = page.locator('#field-body [data-lexical-decorator]').first();
  await block.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByText('cold-box-in-a-story').first().click();
  await expect(block.getByText(/cold-box-in-a-story/).first()).toBeVisible();
  const published = await pressAndNote(page, 'Publish changes', 'posts');
  expect([published.answer.status(), await published.answer.text()]).toEqual([200, expect.any(String)]);

  const { doc } = await published.answer.json();
  await page.goto(`/news/${doc.slug}`);
  await expect(page.getByText('The box stays cold for two days.')).toBeVisible();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
});
