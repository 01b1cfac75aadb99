import { readFile } from 'node:fs/promises';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ actionTimeout: 20_000 });

test('an admin previews a list, imports it, and exports and erases the data of one reader', async ({
  page,
  ownStack: stack,
}) => {
  await signInToAdmin(stack);
  // Addresses of its own each time: what failed is run again on the same stack.
  const mark = crypto.randomUUID().slice(0, 8);
  const [listed, asked] = [`listed-${mark}@example.org`, `asked-${mark}@example.org`];
  const list = `name,email\nAbeba Bekele,${listed}\nሳባ,${asked}\n1,broken@example.org\n`;
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/subscribers`);
  await page.getByText('Bring in a list (CSV)…').click();
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  const bringIn = page.getByRole('button', { name: 'Bring them in' });
  await expect(bringIn).toBeDisabled();
  await page.getByRole('button', { name: 'Look first, change nothing' }).click();
  const preview = page.getByRole('status').filter({ hasText: 'This is what would happen' });
  await expect(preview).toContainText('2 taken in, and asked by mail');
  await expect(preview).toContainText('1 cannot be read');
  expect(await mailsIn(stack, listed)).toEqual([]);
  await bringIn.click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  expect((await mailsIn(stack, listed)).map(({ kind }) => kind)).toEqual(['confirm']);
  // The report of the import is a table too, and is above the list.
  await expect(page.locator('.table').getByText(listed)).toBeVisible();

  await page.goto(`${stack.staffUrl}/admin`);
  await page.getByText('Hand out or erase what is kept about one person…').click();
  await page.locator('#person-export').fill(listed.toUpperCase());
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is kept' }).click();
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(data).toMatchObject({ subscription: { name: 'Abeba Bekele', source: 'import' }, messages: [] });
  await page.getByText('Erase it…').click();
  await page.locator('#person-erase').fill(listed);
  await page.getByRole('button', { name: 'Yes, erase what is kept' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Erased: 2 entries.' })).toBeVisible();
  expect(await mailsIn(stack, listed)).toEqual([]);
  expect(await mailsIn(stack, asked)).toHaveLength(1);
});
