import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { logIn, logInAsEditor } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

const test = testOnStack({ settings: { GIVING: 'on', GIVING_PER_NETWORK: '200' } });

const account = {
  currency: 'EUR',
  holder: 'Adey',
  account: 'DE89 3704 0044 0532 0130 00',
  bank: 'Test Bank',
};
// Not booked yet: no line waits for a decision in other journeys.
const statement = `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id>
  </Acct><Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
  <NtryDtls><TxDtls><RmtInf><Ustrd>Fees</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

/** A slow line: the page is there, its scripts are not. @returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

test('an admin form submitted before its script has loaded is processed, and errors keep the input', async ({
  page,
  ownStack,
}) => {
  await setUpGiving(ownStack, { bankAccounts: [account] });
  await logIn(page, ownStack.staffUrl);
  let release = await holdScripts(page);
  await open(page, `${ownStack.staffUrl}/admin/gifts/bank`);
  const file = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(statement) };
  await page.getByLabel('Statement as CAMT.053 or CSV').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Read the statement' }).first().click();
  await page.getByRole('button', { name: 'Import the statement' }).click();
  await expect(page.locator('[data-number=Pending] dd')).toHaveText('1');

  const empty = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from('none') };
  await open(page, `${ownStack.staffUrl}/admin/gifts/bank`);
  await page.getByLabel('Statement as CAMT.053 or CSV').first().setInputFiles(empty);
  await page.getByRole('button', { name: 'Read the statement' }).first().click();
  await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty();
  release();

  release = await holdScripts(page);
  await open(page, `${ownStack.staffUrl}/admin/gifts/enter`);
  await page.getByLabel('Amount, or the value').fill('lots');
  await page.getByLabel('Day it was received').fill('2026-11-02');
  await page.getByLabel('What was received').selectOption('cheque');
  await page.getByLabel('Who counted it').fill('አበባ Abeba');
  await page.getByRole('button', { name: 'Enter' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(/write the amount as a number/);
  release();
  // What was typed is there again, and only once.
  await expect(page.getByLabel('Amount, or the value')).toHaveValue('lots');
  await expect(page.getByLabel('Day it was received')).toHaveValue('2026-11-02');
  await expect(page.getByLabel('What was received')).toHaveValue('cheque');
  await expect(page.getByLabel('Who counted it')).toHaveValue('አበባ Abeba');
  await page.reload();
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(page.getByLabel('Who counted it')).toHaveValue('');
});

test(
  'a button that needs a script is disabled until it loads, and a file chosen before is then read',
  ON_EVERY_CHANGE,
  async ({ page, ownStack }) => {
    await signInToAdmin(ownStack);
    await logIn(page, ownStack.staffUrl);
    const release = await holdScripts(page);
    await open(page, `${ownStack.staffUrl}/admin/collections/subscribers`);
    await page.locator('summary', { hasText: 'Import a list (CSV)…' }).click();
    const buffer = Buffer.from('name,email\nHirut,hirut@example.org\n');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    const search = page.getByRole('button', { name: 'Search' }).first();
    await expect(search).toBeDisabled();
    const pressed = search.click();
    release();
    await pressed;
    await expect(page.getByRole('dialog', { name: /^Search/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: 'This is what would happen' })).toBeVisible();
  },
);

/** Where the page's content has stood, and whether the menu lay over it, in every frame since it was drawn. */
const followMain = () => {
  const seen: { left: Set<number>; covered: boolean } = { left: new Set(), covered: false };
  Object.assign(window, { seen });
  const look = () => {
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    if (heading) {
      seen.left.add(Math.round(heading.left));
      seen.covered ||= Boolean(document.elementFromPoint(heading.left + 2, heading.top + 2)?.closest('.nav'));
    }
    requestAnimationFrame(look);
  };
  look();
};

const openMenu = (page: Page) => page.locator('.template-default--nav-open');

/** Opens a page whose scripts come late, and expects that nothing has moved when Payload's menu has found its place. */
async function expectStill(page: Page, address: string): Promise<void> {
  const release = await holdScripts(page);
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.locator('.template-default--nav-animate')).toBeAttached();
  const { left, covered } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { left: Set<number>; covered: boolean } };
    return { left: [...seen.left], covered: seen.covered };
  });
  expect(left).toHaveLength(1);
  expect(covered).toBe(false);
}

for (const width of sampled([390, 1440, 1024, 1600], 2))
  test(
    `the heading of an admin page does not move when its scripts start, at ${width} px`,
    ON_EVERY_CHANGE,
    async ({ page, ownStack }) => {
      await signInToAdmin(ownStack);
      await logIn(page, ownStack.staffUrl);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(followMain);
      await expectStill(page, `${ownStack.staffUrl}/admin/gifts`);
      await expect(openMenu(page)).toHaveCount(width >= 1024 ? 1 : 0);
    },
  );

test('an admin menu closed on a wide screen stays closed on a laptop from the first frame', async ({
  page,
  ownStack,
}) => {
  await logInAsEditor(page, ownStack, await signInToAdmin(ownStack));
  await page.setViewportSize({ width: 1600, height: 900 });
  // Payload opens the menu once more when it knows what this account prefers, also after it was closed.
  const known = page.waitForResponse(
    answer => answer.request().method() === 'GET' && answer.url().includes('/payload-preferences/nav'),
  );
  await page.goto(`${ownStack.staffUrl}/admin/gifts`);
  await (await known).finished();
  const stored = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().includes('/payload-preferences/nav'),
  );
  await expect(page.locator('.template-default--nav-animate')).toBeAttached();
  await page.getByRole('button', { name: 'Close Menu' }).first().click();
  await stored;
  await expect(openMenu(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(followMain);
  await expectStill(page, `${ownStack.staffUrl}/admin/gifts`);
  await expect(openMenu(page)).toHaveCount(0);
});
