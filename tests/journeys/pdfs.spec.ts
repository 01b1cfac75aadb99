import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { writePdf } from '../support/pdfs.ts';
import { logInAsEditor, pressAndNote } from '../support/staff-screens.ts';

test('a PDF report is uploaded, linked in a post, and downloaded from its page under its title', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const title = `Report ${crypto.randomUUID().slice(0, 8)}`;
  const bytes = await writePdf(title);
  await logInAsEditor(page, stack, admin);
  await page.goto(`${stack.staffUrl}/admin/collections/pdfs/create?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: bytes };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Title', { exact: false }).first().fill(title);
  // The circle that can be seen is drawn over the button.
  await page.getByText('No', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  const uploaded = await pressAndNote(page, 'Save', 'pdfs');
  expect(uploaded.answer.status(), await uploaded.answer.text()).toBe(201);

  const heading = `What we did ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await admin.create('posts?draft=true', { heading, type: 'normal' });
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const area = page.getByRole('textbox', { name: 'The whole story', exact: true });
  await area.click();
  await page.keyboard.type(title);
  await page.keyboard.press('Shift+Home');
  const drawer = page.getByRole('dialog').last();
  const internal = drawer.getByText('A page on this site', { exact: true });
  // The editor takes a moment to notice what is selected.
  await expect(async () => {
    await page.getByRole('button', { name: 'Link', exact: true }).first().click();
    await expect(internal).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await internal.click();
  await drawer.getByRole('combobox').fill(title);
  await page.getByRole('option', { name: title, exact: true }).click();
  // The form takes no press while it checks what was chosen.
  await expect(async () => {
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Linked to PDF')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const published = await pressAndNote(page, 'Publish', 'posts');
  expect(published.answer.status(), await published.answer.text()).toBe(200);

  const { doc } = await published.answer.json();
  await page.goto(`/news/${doc.slug}`);
  const link = page.getByRole('link', { name: `${title}, PDF, 100 KB`, exact: true });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${title.toLowerCase().replace(' ', '-')}.pdf`);
  const part = await page.request.get(download.url(), { headers: { range: 'bytes=0-4' } });
  expect([part.status(), await part.text()]).toEqual([206, '%PDF-']);
});
