import { readFile } from 'node:fs/promises';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default' });

test('an admin previews and imports a subscriber list, and exports and erases the data of one reader', async ({
  page,
  ownStack: stack,
}) => {
  await signInToAdmin(stack);
  // Addresses of its own each time: what failed is run again on the same stack.
  const mark = crypto.randomUUID().slice(0, 8);
  const [listed, asked] = [`listed-${mark}@example.org`, `asked-${mark}@example.org`];
  const list = `email,full name,subscribed_to_emails,created_at
${listed},Abeba Bekele,true,03.05.2026
${asked},ሳባ ገ/መድህን,maybe,03.05.2026
gone-${mark}@example.org,Gone Girma,false,03.05.2026
broken,1,true,03.05.2026
`;
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/subscribers`);
  await page.locator('summary', { hasText: 'Import a list (CSV)…' }).click();
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  const bringIn = page.getByRole('button', { name: 'Import them' });
  const outcome = page.getByRole('status').filter({ hasText: 'This is what would happen' });
  const numbers = outcome.locator('dl');
  await expect(numbers).toContainText('Undecided, please choose2');
  await expect(bringIn).toBeDisabled();
  // What has to be chosen is reached and chosen by the keyboard.
  await page.getByLabel('“maybe”').focus();
  await page.keyboard.type('Ask');
  await page.getByLabel('How are days such as “03.05.2026” written?').selectOption('day-first');
  await page.getByRole('checkbox', { name: 'The first row has the names of the columns' }).press('Tab');
  await expect(numbers).toContainText('Undecided, please choose0');
  await expect(numbers).toContainText('Rows read4');
  await expect(numbers).toContainText('New, asked by mail2');
  await expect(numbers).toContainText('Unsubscribed, left out1');
  await expect(numbers).toContainText('Refused1');
  await expect(outcome).toContainText('“broken” is not an email address.');
  expect(await mailsIn(stack, listed)).toEqual([]);

  // Reloading would lose the list: the page says so, and the browser asks first.
  const asksFirst = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const lost = page.getByText('The list exists only in this window');
  await expect(lost).toBeVisible();
  expect(await asksFirst()).toBe(true);

  // A failure on the way loses neither the file nor what was chosen.
  await page.route('**/api/subscribers/import', route => route.abort());
  await bringIn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you chose is lost' })).toBeVisible();
  await page.unroute('**/api/subscribers/import');
  await expect(page.getByLabel('“maybe”')).toHaveValue('ask');
  await page.getByLabel('How they agreed to get our newsletter').fill('The form of our blog');
  await expect(numbers).toContainText('New, they agreed1');
  await expect(numbers).toContainText('New, asked by mail1');
  await page.getByLabel('How they agreed to get our newsletter').fill('');
  await expect(numbers).toContainText('New, asked by mail2');
  await bringIn.click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  await expect(lost).toBeHidden();
  expect(await asksFirst()).toBe(false);
  expect((await mailsIn(stack, listed)).map(({ kind }) => kind)).toEqual(['confirm']);
  // The report of the import is a table too, and is above the list.
  await expect(page.locator('.table').getByText(listed)).toBeVisible();

  await page.goto(`${stack.staffUrl}/admin`);
  await page.getByText('Export or erase one person’s data…').click();
  await page.locator('#person-export').fill(listed.toUpperCase());
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the data' }).click();
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(data).toMatchObject({ subscription: { name: 'Abeba Bekele', source: 'import' }, messages: [] });
  await page.getByText('Erase it…').click();
  await page.locator('#person-erase').fill(listed);
  await page.getByRole('button', { name: 'Yes, erase the data' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Erased: 2 entries.' })).toBeVisible();
  expect(await mailsIn(stack, listed)).toEqual([]);
  expect(await mailsIn(stack, asked)).toHaveLength(1);
});
