import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// Without staff nobody changes the giving settings between the form and its response.
const test = testOnStack({ withoutStaff: true, settings: { GIVING: 'on' } });
test.use({ javaScriptEnabled: false });

test('a donor downloads the receipt as PDF from the thanks page, without script', async ({
  page,
  ownStack,
}) => {
  await page.goto(`${ownStack.siteUrl}/donate`);
  await page.locator('input[name=own], input[name=amount][type=text]').first().fill('25');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Continue to payment' }) });
  await form.getByRole('checkbox', { name: /Send me a receipt/ }).check();
  await form.getByLabel('Name', { exact: true }).fill('Ngũgĩ 王小明');
  await form.getByLabel('Email', { exact: true }).fill('abeba.receipt@example.org');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the charity' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipt as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-\d{6}\.pdf$/);
  const loading = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  const words = items.map(item => ('str' in item ? item.str : '')).join('');
  expect(words).toMatch(/^Receipt \d{6}Adey/);
  expect(words).toMatch(/Ngũgĩ\s*王小明/);
  await loading.destroy();
});
