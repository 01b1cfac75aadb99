import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { askHledger } from '../support/hledger.ts';
import { expect } from '../support/journey.ts';
import { expectFormReady, follow, logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default' });

/** Opens a section by keyboard and returns its form, once the page's script handles it. */
async function unfold(page: Page, title: string): Promise<Locator> {
  const part = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  await part.locator('summary').press('Enter');
  await expect(part).toHaveAttribute('open');
  return part.locator('form');
}

/** Fills in a form from top to bottom and submits it with Enter in its last field. */
async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.evaluate(one => one.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.locator('button[type="submit"]').press('Enter');
}

/** Submits a form that asks before less than nothing is left, and says by keyboard that it may. */
async function fillAndAgree(form: Locator, fields: Record<string, string>): Promise<void> {
  await fill(form, fields);
  const below = form.getByRole('checkbox', { name: /^Book it even though/ });
  await expect(form.locator('[data-problem-at="below"]')).toContainText('This would leave -');
  await expect(below).toBeFocused();
  await below.press('Space');
  await fill(form, {});
}

/** The smallest PDF that passes for a scan. */
const scan = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
const makeFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const done = (page: Page) => page.getByRole('status').filter({ hasText: 'It is in the books.' });

async function spendAtSecondTry(page: Page, document: string): Promise<void> {
  const form = await unfold(page, 'Book spending');
  await expectNoAxeViolations(page, 'main');
  await expectFormReady(page);
  await expect(form.locator('[name="place"]')).toHaveValue('');
  await expect(form.getByRole('checkbox', { name: /^Book it even though/ })).toBeHidden();
  const what = { place: 'bank', fund: 'general', kind: 'medicine', document, note: 'Tuesday' };
  await fill(form, { amount: '1.005', currency: 'USD', ...what });
  await expect(form.getByRole('alert')).toContainText('as a number');
  await expect(form.locator('[name="amount"]')).toBeFocused();
  await expect(form.locator('[name="amount"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name="document"]')).toHaveValue(document);
  await expectNoAxeViolations(page, 'main');
  const file = form.locator('[name="scan"]');
  await file.setInputFiles(makeFile('page.pdf', Buffer.from('<!doctype html>')));
  await fill(form, { amount: '150' });
  await expect(form.locator('[data-problem-at="scan"]')).toContainText('neither a PDF nor a picture');
  await expect(file).toBeFocused();
  await expect(form.locator('[name="document"]')).toHaveValue(document);
  await expectNoAxeViolations(page, 'main');
  await file.setInputFiles(makeFile('scan.pdf', scan));
  await fillAndAgree(form, {});
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Medicine/ })).toContainText('$150');
}

async function sortAnew(page: Page, document: string): Promise<void> {
  const entry = page.locator('tr', { hasText: document });
  await entry.locator('summary', { hasText: 'Choose a kind' }).press('Enter');
  await fill(entry.locator('form', { has: page.locator('[name="kind"]') }), { kind: 'transport' });
  await expect(page.getByText('The kind is set. The entry now counts under it.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Transport/ })).toContainText('$150');
}

async function openAndAddScans(page: Page, document: string): Promise<void> {
  const entry = page.locator('tr', { hasText: document });
  // As below: a page that is still loading would cancel it.
  await page.waitForLoadState('networkidle');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    entry.getByRole('link', { name: /^Open the scan/ }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(scan);
  await entry.locator('summary', { hasText: 'Add another scan' }).press('Enter');
  await expectNoAxeViolations(page, 'main');
  const form = entry.locator('form', { has: page.locator('[name="scan"]') });
  await form.locator('[name="scan"]').setInputFiles(makeFile('page-2.pdf', scan));
  await fill(form, {});
  await expect(page.getByText('The scan is stored with its entry.')).toBeVisible();
  await expect(entry.getByRole('link', { name: /^Open scan 2/ })).toBeVisible();
}

async function moveAndExchange(page: Page, project: string): Promise<void> {
  await fillAndAgree(await unfold(page, 'Move money between funds'), {
    ...{ amount: '40', currency: 'USD', place: 'bank', from: 'general', to: project },
  });
  await expect(page.getByRole('row', { name: /^Clinic/ }).first()).toContainText('$40');
  await fill(await unfold(page, 'Enter an exchange rate'), {
    ...{ fromCurrency: 'USD', rate: '151.25', toCurrency: 'ETB', source: 'National Bank' },
  });
  await expect(page.getByText('The rate is entered.')).toBeVisible();
  const exchange = await unfold(page, 'Pay out or exchange money');
  const rate = (await exchange.locator('[name="rate"] option').last().getAttribute('value')) ?? '';
  const changed = { amount: '10', currency: 'USD', place: 'bank', toAmount: '1512.50', toCurrency: 'ETB' };
  await fillAndAgree(exchange, { ...changed, fund: 'general', toPlace: 'bank', rate });
  await expect(done(page)).toBeVisible();
}

async function takeBackAndClose(page: Page, document: string): Promise<void> {
  const entry = page.locator('tr', { hasText: document });
  await entry.locator('summary', { hasText: 'Reverse' }).press('Enter');
  const form = entry.locator('form', { has: page.locator('[name="note"]') });
  await fill(form, { note: 'Entered twice' });
  await expect(page.getByText('Reversed: a counter-entry is in the books.')).toBeVisible();
  await expect(entry).toContainText(/By entry \d+/);
  const month = page.getByRole('region', { name: 'Close a month' });
  await expect(month.getByRole('heading', { name: /^Still open at the end of/ }).first()).toBeVisible();
  await expect(month.getByRole('listitem').last()).toContainText('Close the month');
  const closing = month.locator('form');
  await closing.getByRole('checkbox', { name: /^Close it for good/ }).press('Space');
  await fill(closing, {});
  await expect(page.getByText('The month is closed.')).toBeVisible();
  await expect(page.getByText('The books are closed up to the end of')).toBeVisible();
  await page.locator('summary', { hasText: 'Who closed which month' }).press('Enter');
  await expect(page.locator('[data-closed]').first()).toBeVisible();
}

test('staff do all bookkeeping by keyboard, reverse an entry, and export a journal that hledger accepts', async ({
  page,
  ownStack,
}) => {
  const admin = await signInToAdmin(ownStack);
  const { body } = await admin.send('POST', '/projects?draft=true', { label: 'Clinic', _status: 'draft' });
  const project = `project-${(body.doc as { id: number }).id}`;
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/gifts`);
  await follow(page, page.getByRole('link', { name: 'Books', exact: true }));
  // A retry on the same database needs another one.
  const invoice = `invoice ${test.info().retry}`;
  await spendAtSecondTry(page, invoice);
  await openAndAddScans(page, invoice);
  await sortAnew(page, invoice);
  await moveAndExchange(page, project);
  await takeBackAndClose(page, invoice);

  // A page that is still loading when a download starts cancels the download.
  await page.waitForLoadState('networkidle');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the books as a journal' }).click(),
  ]);
  const journal = await readFile(await download.path(), 'utf8');
  expect(askHledger(journal, 'check', 'accounts', 'commodities', 'balancednoautoconversion')).toBe('');
  expect(askHledger(journal, 'balance', '--flat', 'assets:bank:general', 'cur:ETB')).toContain('1512.50');

  await page.getByText('Settings and records').click();
  await follow(page, page.getByRole('link', { name: 'Who did what' }));
  await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Gifts and books');
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  const acts = [
    'spent',
    'added-scan',
    'opened-scan',
    'transferred',
    'entered-rate',
    'exchanged',
    'took-back',
    'sorted-spending',
    'closed-month',
  ];
  for (const act of [...acts, 'saved-journal'])
    await expect(page.locator(`[data-act="${act}"]`).first()).toBeVisible();
  await expectNoAxeViolations(page, 'main');
});

test('a bookkeeper can open the books and the audit log of money, and an editor cannot', async ({
  browser,
  ownStack,
}) => {
  const admin = await signInToAdmin(ownStack);
  for (const role of ['bookkeeper', 'editor']) {
    const account = { name: role, email: `${role}@adey.test`, password: 'another password for tests' };
    expect((await admin.send('POST', '/staff', { ...account, role })).status).toBe(201);
    const page = await (await browser.newContext()).newPage();
    await logIn(page, ownStack.staffUrl, account);
    const isBookkeeper = role === 'bookkeeper';
    for (const [path, heading] of [
      ['/gifts/books', 'Books'],
      ['/gifts/monthly', 'Monthly gifts'],
      ['/who-did-what', 'Who did what'],
    ]) {
      await page.goto(`${ownStack.staffUrl}/admin${path}`);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(
        isBookkeeper ? 1 : 0,
      );
    }
    if (!isBookkeeper) continue;
    await expect(page.getByRole('combobox', { name: 'Kind', exact: true }).locator('option')).toHaveText([
      'All',
      'Gifts and books',
    ]);
  }
});
