import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { mailsIn } from '../support/outbox.ts';
import { holdReact, reactFile } from '../support/react-file.ts';
import { expectNothingBeside } from '../support/scroll-page.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });

async function open(page: Page, stack: SharedStack, path = '/donate'): Promise<void> {
  await setUpGiving(stack);
  await expect(async () => {
    await page.goto(stack.siteUrl + path);
    await expect(page.getByText('One week of medicine')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Without samples the register of numbers is empty. */
async function stateChildrenHelped(stack: SharedStack): Promise<void> {
  const admin = await signInToAdmin(stack);
  const { body } = await admin.send('GET', '/claims?where[key][equals]=childrenHelped');
  if ((body.docs as object[]).length > 0) return;
  const published = { _status: 'published' };
  const me = (await admin.send('GET', '/staff/me')).body.user as { id: number };
  const source = await admin.create('sources', {
    ...{ title: 'The list of patients', kind: 'unnamed', note: 'Counted by hand.' },
    ...published,
  });
  await admin.create('claims', {
    ...{ key: 'childrenHelped', state: 'known', value: 160, unit: 'children', kind: 'counted' },
    ...{ sentence: '{value} children helped this year.', method: 'Counted by hand.', source: source.id },
    owner: me.id,
    ...{ every: '12', lookedAt: '2026-11-20T09:00:00.000Z', ...published },
  });
}

/** Gives 300 birr in practice mode in Amharic, as Sara, who wants a receipt. */
async function giveWithReceipt(page: Page, stack: SharedStack): Promise<void> {
  await open(page, stack);
  await page.goto(`${stack.siteUrl}/am/donate`);
  const form = page.getByRole('form', { name: 'ልገሳዎ' });
  await page.getByRole('radio', { name: 'ETB' }).check();
  await page.getByLabel('የእርስዎ መጠን').fill('300');
  await page.getByRole('checkbox', { name: 'ደረሰኝ በኢሜይል' }).check();
  await form.getByLabel('ስም', { exact: true }).fill('ሣራ');
  await form.getByLabel('ኢሜይል', { exact: true }).fill('sara@example.org');
  await page.getByRole('button', { name: 'ወደ ክፍያ ይቀጥሉ' }).click();
  await page.getByRole('button', { name: 'ይክፈሉ', exact: true }).click();
  await page.getByRole('link', { name: 'ወደ በጎ አድራጎቱ ይመለሱ' }).click();
}

test(
  'a visitor gives in practice mode, and sees the thanks once the payment has arrived',
  ON_EVERY_CHANGE,
  async ({ page, ownStack }) => {
    await stateChildrenHelped(ownStack);
    await open(page, ownStack);
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: /\$60/ }).check();
    await page.getByRole('checkbox', { name: /cover the payment fee/ }).check();
    await page.getByRole('radio', { name: /Practice/ }).check();
    await expect(page.getByText('$2.10 for the fee, $62.10 in all')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNothingBeside(page.getByRole('main').locator('form'));
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText('State: paid');
    await page.getByRole('link', { name: 'Back to the charity' }).click();
    await expect(page.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible();
    const cloth = page.getByRole('img', {
      name: /^A cloth with one stitch .* 160 in all, and one that was just sewn$/,
    });
    await expect(cloth).toBeVisible();
    await expect(page.locator('[data-cloth=sewn] svg[data-sewn]')).toBeVisible();
    const shared = page.getByRole('button', { name: 'Share' });
    await expect(shared).toHaveAttribute('data-share', '/donate');
    await expect(shared).toHaveAttribute('data-share-heading', 'Thank you. A child’s treatment goes on.');
    await expectNoAxeViolations(page);
  },
);

test('choices made in the giving form before React has loaded are submitted, or kept when it hydrates', async ({
  page,
  ownStack,
}) => {
  await open(page, ownStack);
  const release = await holdReact(page);
  await page.goto(`${ownStack.siteUrl}/donate`, { waitUntil: 'domcontentloaded' });
  const go = page.getByRole('button', { name: 'Continue to payment' });
  const form = page.getByRole('form', { name: 'Your gift' });
  const choose = async () => {
    await page.getByRole('radio', { name: /\$60/ }).check();
    await page.getByRole('checkbox', { name: /Send me a receipt/ }).check();
    await form.getByLabel('Name', { exact: true }).fill('Sara Bekele');
    await form.getByLabel('Email', { exact: true }).fill('sara@example.org');
  };
  await choose();
  await go.click();
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
  await expect(page.getByText('Gift to Adey: $60')).toBeVisible();
  await page.goto(`${ownStack.siteUrl}/donate`, { waitUntil: 'domcontentloaded' });
  await choose();
  await expect(go).toHaveText('Continue to payment');
  release();
  await expect(go).toHaveText('Continue to payment: $60');
  await expect(page.getByRole('radio', { name: /\$60/ })).toBeChecked();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Sara Bekele');
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('sara@example.org');
});

test('when React fails to load, the giving form is answered by its page, with the input kept', async ({
  page,
  ownStack,
}) => {
  await open(page, ownStack);
  await page.route(reactFile, route => route.abort());
  await page.goto(`${ownStack.siteUrl}/donate`);
  await page.getByLabel('Your amount').fill('much');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Your amount')).toHaveValue('much');
  await page.getByLabel('Your amount').fill('12.50');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Gift to Adey: $12.50')).toBeVisible();
});

test('a pending gift is shown as on its way, and a failed one with its reason and a second try', async ({
  page,
  ownStack,
}) => {
  await open(page, ownStack);
  await page.getByRole('radio', { name: /\$25/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
  const practice = page.url();
  const back = String(await page.getByRole('link', { name: 'Back to the charity' }).getAttribute('href'));
  await page.goto(back);
  await expect(page.getByRole('heading', { name: 'Nothing has been paid yet' })).toBeVisible();
  await expect(page.locator('[data-sewn]')).toHaveCount(0);
  await page.goto(practice);
  await page.getByRole('button', { name: 'Pay, and let it wait' }).click();
  await page.goto(back);
  await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(practice);
  await other.getByLabel('Why, if it fails').selectOption('expired-card');
  await other.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expect(page.getByText('The card has expired. Please use another one.')).toBeVisible();
  // Firefox takes no keys for a tab behind another.
  await other.close();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try the same gift again' }).click();
  await expect(page.getByText('Gift to Adey: $25')).toBeVisible();
  expect(page.url()).not.toBe(practice);
  await page.goto(back);
  await page.getByRole('button', { name: 'Change something first' }).press('Enter');
  await expect(page.getByRole('radio', { name: /\$25/ })).toBeChecked();
  const forged = new URL(back);
  forged.searchParams.set('gift', `${forged.searchParams.get('gift')}x`);
  expect((await page.goto(forged.href))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test.describe('without script, in Amharic', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody gives in Amharic without JavaScript, after an error summary that links to the invalid fields', async ({
    page,
    ownStack,
  }) => {
    await open(page, ownStack);
    await page.goto(`${ownStack.siteUrl}/am/donate`);
    const form = page.getByRole('form', { name: 'ልገሳዎ' });
    await page.getByRole('radio', { name: 'ETB' }).check();
    await expect(page.getByRole('radio', { name: /25/ })).toBeHidden();
    await page.getByLabel('የእርስዎ መጠን').fill('ብዙ');
    await page.getByRole('checkbox', { name: 'ደረሰኝ በኢሜይል' }).check();
    await form.getByLabel('ስም', { exact: true }).fill('አበበ በቀለ');
    await form.getByLabel('ኢሜይል', { exact: true }).fill('abebe');
    await page.getByRole('button', { name: 'ወደ ክፍያ ይቀጥሉ' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('ችግር አለ');
    await expect(summary).toBeFocused();
    expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await expect(page).toHaveTitle(/^ስህተት፦ /);
    await summary.getByRole('link', { name: /እባክዎ መጠኑን በቁጥር ይጻፉ/ }).click();
    await expect(page.getByLabel('የእርስዎ መጠን')).toBeFocused();
    await summary.getByRole('link', { name: 'እባክዎ ትክክለኛ ኢሜይል ያስገቡ' }).click();
    await expect(form.getByLabel('ኢሜይል', { exact: true })).toBeFocused();
    await expect(page.getByLabel('የእርስዎ መጠን')).toHaveValue('ብዙ');
    await expect(form.getByLabel('ስም', { exact: true })).toHaveValue('አበበ በቀለ');
    await page.getByLabel('የእርስዎ መጠን').fill('1,500.50');
    await form.getByLabel('ኢሜይል', { exact: true }).fill('abebe@example.org');
    await page.getByRole('button', { name: 'ወደ ክፍያ ይቀጥሉ' }).click();
    await expect(page.getByRole('heading', { name: 'የልምምድ ገጽ' })).toBeVisible();
    await page.getByRole('button', { name: 'ይክፈሉ', exact: true }).click();
    await page.getByRole('link', { name: 'ወደ በጎ አድራጎቱ ይመለሱ' }).click();
    await expect(page.getByRole('heading', { name: 'ልገሳዎ ደርሷል' })).toBeVisible();
    await expect(page.getByText('ETB 1,500.50').or(page.getByText('ብር'))).toBeVisible();
  });

  test('a donor requests a mailed link without JavaScript, and finds the gift, its receipt and the yearly summary', async ({
    page,
    browser,
    ownStack,
  }) => {
    await giveWithReceipt(page, ownStack);
    await page.getByRole('link', { name: 'ሁሉንም ልገሳዎችዎንና ደረሰኞችዎን ይመልከቱ' }).click();
    const email = page.getByRole('main').getByLabel('ኢሜይል');
    await email.fill('ሣራ@');
    await page.getByRole('button', { name: 'አገናኙን ላኩልኝ' }).click();
    await expect(page.getByRole('alert')).toContainText('እባክዎ ትክክለኛ ኢሜይል ያስገቡ');
    await expect(email).toHaveValue('ሣራ@');
    await email.fill('sara@example.org');
    await page.getByRole('button', { name: 'አገናኙን ላኩልኝ' }).click();
    await expect(page.getByRole('heading', { name: 'እባክዎ የኢሜይል ሳጥንዎን ይመልከቱ' })).toBeVisible();
    const mail = (await mailsIn(ownStack, 'sara@example.org')).find(({ kind }) => kind === 'giver-link');
    const link = mail?.data.link ?? '';

    await page.goto(link);
    const donation = page.getByRole('listitem').filter({ hasText: /300/ });
    await expect(donation).toContainText('ደርሷል');
    const receipt = String(await donation.getByRole('link').getAttribute('href'));
    const year = page.getByRole('link', { name: /በPDF$/ });
    for (const file of [receipt, String(await year.getAttribute('href'))]) {
      const answer = await page.request.get(new URL(file, ownStack.siteUrl).href);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
    const english = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await english.goto(link.replace('/am/', '/'));
    await expect(english.getByRole('heading', { name: 'Your gifts', exact: true })).toBeVisible();
    await expectNoAxeViolations(english);
    await english.goto(`${link.replace('/am/', '/')}x`);
    await expect(english.getByText('This link has expired. We can send you a new one.')).toBeVisible();
    await expectNoAxeViolations(english);
  });
});

test('a webhook of an unconfigured payment provider is answered with 404', async ({ page, ownStack }) => {
  const send = (way: string, headers: Record<string, string> = {}) =>
    page.request.post(`${ownStack.siteUrl}/api/gifts/${way}`, { data: { event: 'charge.success' }, headers });
  for (const way of ['stripe', 'chapa', 'practice', 'constructor'])
    expect((await send(way)).status()).toBe(404);
});
