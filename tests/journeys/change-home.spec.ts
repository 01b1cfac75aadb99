import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { mailsIn } from '../support/outbox.ts';
import { untilSeen } from '../support/seen-page.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// There is one home page, and other journeys look at theirs.
const test = testOnStack({ settings: { GIVING: 'on' }, only: 'change-home' });
test.describe.configure({ mode: 'default' });

const listHomes = async (admin: AdminClient) => {
  const { body } = await admin.send('GET', '/home?draft=true&depth=0');
  return body.docs as { id: number; heroTitle?: string; heroSentence?: string; _status: string }[];
};

test.beforeEach(async ({ ownStack: stack, page }) => {
  const admin = await signInToAdmin(stack);
  for (const { id } of await listHomes(admin)) await admin.delete('home', id);
  await logIn(page, stack.staffUrl);
});

const formIsReady = (page: Page) =>
  expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

test('staff create the home page from its list, it autosaves as a draft, and a schedule publishes it', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const list = `${stack.staffUrl}/admin/collections/home`;
  await page.goto(`${stack.staffUrl}/admin/globals/home`);
  // The list writes how it is sorted and paged into its address.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/admin/collections/home');
  await expect(page.getByText('The home page has not been changed yet')).toBeVisible();
  await expectNoAxeViolations(page, '[data-nothing-yet]');
  await page.getByRole('link', { name: 'Change the home page' }).click();
  await formIsReady(page);
  await page.locator('#field-heroTitle').fill('A warm winter');
  expect((await pressAndNote(page, 'Save Draft', 'home')).answer.status()).toBe(201);
  await expect(page).toHaveURL(/\/admin\/collections\/home\/\d+/);
  await page.locator('#field-identifiable').getByText('No', { exact: true }).click();
  await page.locator('#field-heroSentence').fill('Blankets for 300 families.');
  await expect(page.locator('[data-autosave]')).toHaveText('Saved a moment ago.');
  expect(await listHomes(admin)).toMatchObject([
    { heroTitle: 'A warm winter', heroSentence: 'Blankets for 300 families.', _status: 'draft' },
  ]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A warm winter');

  await page.goto(list);
  await expect(page.getByText('The home page has not been changed yet')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Create new/i })).toHaveCount(0);
  await page.getByRole('cell').getByRole('link', { name: 'Home page' }).click();
  await formIsReady(page);
  const panel = page.getByRole('region', { name: 'Planned' });
  await panel.getByRole('button', { name: 'Publish later…' }).click();
  await panel.getByRole('button', { name: 'Publish later', exact: true }).click();
  await expect(panel.getByText(/Will be published on .*09:00, Addis Ababa/)).toBeVisible();
  const moved = await connectOnce(stack.databaseUrl, client =>
    client.query("update payload_jobs set wait_until = '2026-01-01' where task_slug = 'schedulePublish'"),
  );
  expect(moved.rowCount).toBe(1);
  for (const path of ['/', '/am']) {
    const isSeen = (html: string) => html.includes('Blankets for 300 families.');
    await untilSeen({ siteUrls: stack.siteUrls, path, isSeen }, 30_000);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A warm winter');
});

test('creating a second home page is refused with 409, and its form keeps the text', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  await page.goto(`${stack.staffUrl}/admin/collections/home/create`);
  await formIsReady(page);
  await admin.create('home?draft=true', { heroTitle: 'The first' });
  await page.locator('#field-heroTitle').fill('The second');
  const { answer } = await pressAndNote(page, 'Save Draft', 'home');
  expect(answer.status()).toBe(409);
  await expect(
    page.getByText('There is a home page already, and the site shows only one.').first(),
  ).toBeVisible();
  await expect(page.locator('#field-heroTitle')).toHaveValue('The second');
  await page.setViewportSize({ width: 390, height: 844 });
  const [form] = await listHomes(admin);
  await page.goto(`${stack.staffUrl}/admin/collections/home/${form?.id}`);
  await formIsReady(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await listHomes(admin)).toMatchObject([{ heroTitle: 'The first' }]);
});

test(
  'a trustee without an account reads the draft of the home page by a mailed link, without script',
  ON_EVERY_CHANGE,
  async ({ browser, ownStack: stack }) => {
    const admin = await signInToAdmin(stack);
    const blocks = [
      { blockType: 'giving', show: 'button', words: 'Help us pack it.' },
      { blockType: 'section', section: 'stories', shown: false },
    ];
    const { id } = await admin.create('home?draft=true', { heroTitle: 'Not decided yet', blocks });
    const email = `sara-${crypto.randomUUID()}@example.org`;
    const asked = { name: 'Sara Bekele', email, language: 'en', note: 'Is this our year?' };
    expect((await admin.send('POST', `/home/${id}/approvals`, asked)).status).toBe(200);
    const [mail] = await mailsIn(stack, email);
    const visit = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await visit.goto(mail?.data.link ?? '');
    await visit.getByRole('link', { name: 'Read it as visitors would see it' }).click();
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Not decided yet');
    await expect(visit.locator('[data-page-notes]')).toContainText('Visitors do not see it.');
    await expect(visit.getByText('Help us pack it.')).toBeVisible();
    await visit.goto(`${stack.siteUrl}/`);
    await expect(visit.getByRole('heading', { level: 1 })).not.toHaveText('Not decided yet');
  },
);
