import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { giveByForm } from '../support/give-by-form.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import { expectNothingBeside } from '../support/scroll-page.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { expectFormReady, follow, logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// Not the stack of the books: they close a month for good.
const test = testOnStack({ settings: { GIVING: 'on', GIVING_PER_NETWORK: '200' } });
test.describe.configure({ mode: 'default' });

const bookkeeper = { name: 'Kebede', email: 'kebede@adey.test', password: 'another password for tests' };

const account = {
  currency: 'EUR',
  holder: 'Adey',
  account: 'DE89 3704 0044 0532 0130 00',
  bank: 'Test Bank',
};

/** The set-up by staff, and a second person. */
async function setUpDesk(stack: SharedStack): Promise<void> {
  await setUpGiving(stack, { bankAccounts: [account] });
  const admin = await signInToAdmin(stack);
  const { status } = await admin.send('POST', '/staff', { ...bookkeeper, role: 'bookkeeper' });
  expect([201, 400]).toContain(status);
}

async function signInAs(browser: Browser, stack: SharedStack): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, stack.staffUrl, bookkeeper);
  await page.goto(`${stack.staffUrl}/admin`);
  return page;
}

/** Gives 40 dollars in practice mode with a receipt, as a visitor. @returns the reference. */
async function giveByPractice(page: Page, stack: SharedStack, name: string): Promise<string> {
  await expect(async () => {
    await page.goto(`${stack.siteUrl}/donate`);
    await expect(page.getByRole('form', { name: 'Your gift' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('radio', { name: /^USD/ }).check();
  await page.getByLabel('Your amount').fill('40');
  await page.getByRole('radio', { name: /Practice/ }).check();
  await page.getByRole('checkbox', { name: 'Send me a receipt' }).check();
  const form = page.getByRole('form', { name: 'Your gift' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email', { exact: true }).fill(`${name.toLowerCase().replace(' ', '.')}@example.org`);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the charity' }).click();
  return page.locator('strong', { hasText: /^RF/ }).innerText();
}

test('a gift is found, exported as CSV, partly refunded, and checked with the payment provider', async ({
  page,
  ownStack,
}) => {
  await setUpDesk(ownStack);
  const reference = await giveByPractice(page, ownStack, 'Marta Haile');
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin`);
  await follow(page, page.getByRole('link', { name: 'Gifts', exact: true }));
  await expect(page.getByRole('heading', { name: 'Gifts', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Gifts\s+· Adey staff$/);
  await page.getByRole('link', { name: 'All gifts' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Totals' })).toHaveCSS('outline-style', 'solid');
  await expectNothingBeside(page.getByRole('region', { name: 'Gifts', exact: true }));
  await page.getByLabel(/Reference, receipt number/).fill('marta');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('State').selectOption('Paid');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('link', { name: 'Take away: State: Paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Amount', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('status')).toHaveText('1 gift: $40 received and kept.');
  await expectNoAxeViolations(page, 'main');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Save these gifts/ }).click(),
  ]);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.trim().split('\r\n')).toHaveLength(2);
  expect(table).toContain(reference);

  await follow(page, page.getByRole('cell', { name: /^RF/ }).getByRole('link'));
  await expectNoAxeViolations(page, 'main');
  await expectFormReady(page);
  await page.getByLabel(/^Amount in USD/).fill('41');
  await page.getByLabel('Reason, without names').fill('Given by mistake');
  await page.getByRole('button', { name: 'Refund' }).press('Enter');
  await expect(page.getByText('That is more than is left of the payment.')).toBeVisible();
  await expect(page.getByLabel('Reason, without names')).toHaveValue('Given by mistake');
  await page.getByLabel(/^Amount in USD/).fill('15');
  await page.getByRole('button', { name: 'Refund' }).dblclick();
  await expect(page.getByText('The payment service has paid the refund out')).toBeVisible();
  await expect(page.getByText('Partly returned')).toBeVisible();
  await expect(page.getByLabel(/at most 25.00/)).toBeVisible();
  await expect(page.getByText('$15 · The payment service · Given by mistake')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the payment service now' }).click();
  await expect(page.getByText('We asked the payment service.')).toBeVisible();
  await expect(
    page.locator('[data-beat=act]', { hasText: 'Asked the payment service by Abeba' }).first(),
  ).toBeVisible();

  await follow(page, page.getByRole('link', { name: 'Differences' }));
  await expect(page.getByText('There are no differences.')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
});

test('a check with all payment providers, started by keyboard, lists a payment that was never reported', async ({
  page,
  ownStack,
}) => {
  await setUpDesk(ownStack);
  const { practice } = await giveByForm(page.request, ownStack, 'en', 'open');
  const payment = String(new URL(practice).searchParams.get('payment'));
  const unreported = "update money.practice_payments set state = 'paid' where id = $1 returning reference";
  const { rows } = await connectOnce(ownStack.databaseUrl, client => client.query(unreported, [payment]));
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/gifts/differences`);
  const behind = page.locator('[data-difference=was-behind]', { hasText: String(rows[0]?.reference) });
  await page.getByRole('button', { name: 'Ask the payment services now' }).press('Enter');
  await expect(page.getByText(/We are asking the payment services/)).toBeVisible();
  await expect(async () => {
    await page.goto(`${ownStack.staffUrl}/admin/gifts/differences`);
    await expect(behind).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('[data-service=practice]')).toHaveText(
    /^Practice: answered about (?:one payment|\d+ payments)\.$/,
  );
  await expect(behind).toContainText('Started, not paid · $0');
  await expect(behind).toContainText('Paid · $25');
  await expectNoAxeViolations(page, 'main');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(behind).toBeVisible();
  await expectNoAxeViolations(page, 'main');
});

test('an editor sees only totals by month and purpose, on a phone too, and exports them', async ({
  page,
  ownStack,
}) => {
  await setUpDesk(ownStack);
  await giveByForm(page.request, ownStack, 'en', 'pay');
  const editor = { ...bookkeeper, name: 'Tirunesh', email: 'tirunesh@adey.test' };
  const admin = await signInToAdmin(ownStack);
  expect((await admin.send('POST', '/staff', { ...editor, role: 'editor' })).status).toBe(201);
  await logIn(page, ownStack.staffUrl, editor);
  await page.goto(`${ownStack.staffUrl}/admin/gifts`);
  const row = page.locator('[data-sums] tr', { hasText: 'USD' });
  await expect(row).toContainText('$');
  await expect(page.getByRole('navigation', { name: 'Gifts' })).toHaveCount(0);
  await expect(page.getByText(/RF\d\d/)).toHaveCount(0);
  await page.getByLabel('Currency').fill('USD');
  await page.getByLabel('Currency').press('Enter');
  await expect(page).toHaveURL(/currency=USD/);
  await expect(row).toHaveCount(1);
  await expectNoAxeViolations(page, 'main');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Save these totals/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/Where it is needed most/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row).toContainText('$');
  // The menu beside the page folds away first.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(360);
  await expectNoAxeViolations(page, 'main');
});

test('cash above the limit waits for a second person, who signs in and confirms it', async ({
  page,
  browser,
  ownStack,
}) => {
  await setUpDesk(ownStack);
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/gifts/enter`);
  await expectNoAxeViolations(page, 'main');
  await expectFormReady(page);
  await page.getByLabel('Amount, or the value').fill('lots');
  await page.getByLabel('Day it was received').fill('2026-11-02');
  await page.getByLabel('Who counted it').fill('Abeba');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('Please write the amount as a number')).toBeVisible();
  await expect(page.getByLabel('Who counted it')).toHaveValue('Abeba');
  await page.getByLabel('Amount, or the value').fill('250');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('A second person has to confirm it')).toBeVisible();
  await expect(page.getByText('You entered this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  const other = await signInAs(browser, ownStack);
  await expect(other.getByRole('link', { name: 'Posts' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Check the gifts' }).click();
  await expect(other.locator('[data-matter="second-person"]')).toBeVisible();
  await other.goto(page.url());
  await expectNoAxeViolations(other, 'main');
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText('Confirmed. The gift is in the books.')).toBeVisible();
  await expect(other.getByText(/Booked, entry \d+ of Nov 02, 2026/)).toBeVisible();
  await other.goto(`${ownStack.staffUrl}/admin/account`);
  await expect(other.getByLabel(/^Name/)).toHaveValue('Kebede');
});

/** The numbers of a statement as the page shows them. */
async function expectNumbers(page: Page, numbers: Record<string, number>): Promise<void> {
  for (const [name, number] of Object.entries(numbers))
    await expect(page.locator(`[data-number="${name}"] dd`)).toHaveText(String(number));
}

test('a CSV statement waits for the answers to its questions, is previewed, and then imported, all by keyboard', async ({
  page,
  ownStack,
}) => {
  await setUpDesk(ownStack);
  const rows = [
    'Date,Who,Details,Money',
    '03/05/2026,Sara,gift,5.00',
    '04/05/2026,Abebe,gift,x',
    '05/05/2026,,Fee,(1.00)',
    '06/05/2026,Pharmacy,Medicine,(2.00)',
  ];
  const file = { name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/gifts/bank`);
  await page.getByLabel('Statement as CAMT.053 or CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the statement' }).press('Enter');
  await expect(page.getByLabel('How should 03/05/2026 be read?')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await expectFormReady(page);
  await page.getByLabel('Contents of column Who').selectOption('Name');
  await page.getByRole('button', { name: 'Import the statement' }).press('Enter');
  await expect(page.getByLabel('How should 03/05/2026 be read?')).toBeFocused();
  await expect(page.getByLabel('Contents of column Who')).toHaveValue('name');
  // Nothing is lost by leaving: the file waits with what was chosen.
  await page.goto(`${ownStack.staffUrl}/admin/gifts/bank`);
  await follow(page, page.getByRole('link', { name: 'may.csv' }));
  await expect(page.getByLabel('Contents of column Who')).toHaveValue('name');
  await page.getByLabel('How should 03/05/2026 be read?').selectOption('Day first: 31/12/2026');
  await page.getByRole('button', { name: 'Read it again with these settings' }).press('Enter');
  await expectNumbers(page, { 'Money in': 1, 'Money out': 2, Refused: 1, 'Entries in the file': 4 });
  await expect(page.getByRole('cell', { name: 'May 03, 2026 · €5' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Its amount cannot be read.' }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: 'Import the statement' }).press('Enter');
  await expectNumbers(page, { 'Money in': 1, 'Money out': 2, Refused: 1, 'Entries in the file': 4 });
  await page.getByText('Refused entries').click();
  await expect(page.getByText('Line 3: Its amount cannot be read.')).toBeVisible();
  await page.getByLabel('Decision about €5, booked on May 03, 2026').selectOption('Not a gift');
  await page.getByLabel('Decision about -€1, booked on May 05, 2026').selectOption('A bank charge');
  await page.getByLabel('Decision about -€2, booked on May 06, 2026').selectOption('An expense');
  await page.getByRole('button', { name: 'Apply these decisions' }).press('Enter');
  // The question about the fund unfolds where it is answered.
  const expense = page.getByRole('row').filter({ hasText: '-€2' });
  const below = expense.getByLabel('Book it even though it leaves a negative balance');
  await expect(below).toBeFocused();
  await expect(page.getByText(/This would leave -€/)).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await below.press('Space');
  await page.getByRole('button', { name: 'Apply these decisions' }).press('Enter');
  await expect(page.getByText('No line is waiting for a decision.')).toBeVisible();
});

test('a bank transfer is started without script, and booked once from a statement uploaded twice', async ({
  page,
  browser,
  ownStack,
}) => {
  await setUpDesk(ownStack);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect(async () => {
    await visitor.goto(`${ownStack.siteUrl}/donate`);
    await expect(visitor.getByRole('radio', { name: /Bank transfer/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.getByRole('radio', { name: /^EUR/ }).check();
  await visitor.getByLabel('Your amount').fill('31');
  await visitor.getByRole('radio', { name: /Bank transfer/ }).check();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Now transfer €31' })).toBeVisible();
  await expect(visitor.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'For your bank' })).toBeVisible();
  const shown = await visitor.locator('dd', { hasText: /^RF/ }).innerText();
  const reference = shown.replaceAll(' ', '');

  const entry = `<Ntry><Amt Ccy="EUR">31.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt>
    </BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  const statement = `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id>
    </Acct>${entry}</Stmt></BkToCstmrStmt></Document>`;
  const file = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(statement) };
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/gifts/bank`);
  await expectNoAxeViolations(page, 'main');
  await page.getByLabel('Statement as CAMT.053 or CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the statement' }).click();
  await expectNumbers(page, { 'Money in': 1, 'Already imported': 0, 'Entries in the file': 1 });
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: 'Import the statement' }).click();
  await expectNumbers(page, { 'Money in': 1, 'Already imported': 0, 'Entries in the file': 1 });
  await expect(page.getByRole('cell', { name: 'Matched' })).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: 'Apply these decisions' }).click();
  await expect(page.getByText('Your decisions are saved.')).toBeVisible();
  await page.getByLabel('Statement as CAMT.053 or CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the statement' }).click();
  await page.getByRole('button', { name: 'Import the statement' }).click();
  await expectNumbers(page, { 'Money in': 0, 'Already imported': 1, 'Entries in the file': 1 });
  await expect(page.getByText('No line is waiting for a decision.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible();

  // Nobody but us can return a transfer: it is a task until somebody has paid it.
  await page.goto(`${ownStack.staffUrl}/admin/gifts/${reference.replaceAll(' ', '')}`);
  await expectFormReady(page);
  await page.getByLabel(/^Amount in EUR/).fill('11');
  await page.getByLabel(/^Account or person it goes to/).fill('DE02 1203 0000 0000 2020 51');
  await page.getByLabel('Reason, without names').fill('Sent twice');
  await page.getByRole('button', { name: 'Plan the refund' }).press('Enter');
  await expect(page.getByText(/^The refund is planned/)).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.goto(`${ownStack.staffUrl}/admin/gifts`);
  await expect(page.locator('[data-matter="refunds-to-pay"]')).toBeVisible();
  const task = page.locator(`[data-refund-task="${reference.replaceAll(' ', '')}"]`);
  await expect(task).toContainText('€11');
  await expect(task).toContainText('DE02 1203 0000 0000 2020 51');
  await expectNoAxeViolations(page, 'main');
  await follow(page, task.getByRole('link'));
  await page.getByLabel(/^Payment reference/).fill('FT-77');
  await page.getByRole('button', { name: 'Mark as paid' }).press('Enter');
  await expect(page.getByText('The refund is in the books, and the donor is told.')).toBeVisible();
  await expect(page.getByText('Partly returned')).toBeVisible();
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toHaveCount(0);
});
