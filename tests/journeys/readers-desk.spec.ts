import { readFile } from 'node:fs/promises';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { logIn } from '../support/staff-screens.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ actionTimeout: 20_000 });

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) });
  await signInToAdmin(stack);
});
test.afterAll(() => stack.close());

const list = 'name,email\nAbeba Bekele,listed@example.org\nሳባ,asked@example.org\n1,broken@example.org\n';

test('an admin previews a list, imports it, and exports and erases the data of one reader', async ({
  page,
}) => {
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
  expect(await mailsIn(stack, 'listed@example.org')).toEqual([]);
  await bringIn.click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  expect((await mailsIn(stack, 'listed@example.org')).map(({ kind }) => kind)).toEqual(['confirm']);
  // The report of the import is a table too, and is above the list.
  await expect(page.locator('.table').getByText('listed@example.org')).toBeVisible();

  await page.goto(`${stack.staffUrl}/admin`);
  // On a busy machine a click before React has hydrated the dashboard is lost.
  await expect(async () => {
    await page.getByText('Hand out or erase what is kept about one person…').click();
    await expect(page.locator('#person-export')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.locator('#person-export').fill('LISTED@example.org');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is kept' }).click();
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(data).toMatchObject({ subscription: { name: 'Abeba Bekele', source: 'import' }, messages: [] });
  await page.getByText('Erase it…').click();
  await page.locator('#person-erase').fill('listed@example.org');
  await page.getByRole('button', { name: 'Yes, erase what is kept' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Erased: 2 entries.' })).toBeVisible();
  expect(await mailsIn(stack, 'listed@example.org')).toEqual([]);
  expect(await mailsIn(stack, 'asked@example.org')).toHaveLength(1);
});
