import type { Locator, Page, Request } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { expect } from '../support/journey.ts';
import { follow, logIn, makeFirstAccount } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, only: 'figures' });
test.describe.configure({ mode: 'default' });
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

const today = () => new Date().toISOString().slice(0, 10);

async function counted(databaseUrl: string, kind: string): Promise<string[]> {
  const statement = 'select name, views, visits from figures.daily where kind = $1 order by name';
  const { rows } = await connectOnce(databaseUrl, client => client.query(statement, [kind]));
  return rows.map(({ name, views, visits }) => `${name} ${views} ${visits}`);
}

/** What a browser does when somebody switches tabs. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a page view is counted once when the visitor leaves the page, without a cookie', async ({
  page,
  context,
  ownStack,
}) => {
  const sent: Request[] = [];
  context.on('request', request => {
    if (request.url().includes('/api/view')) sent.push(request);
  });
  // A page that is left after all is known to a browser of another name here: the name of the context is gone with it.
  for (const address of ['/news?utm_campaign=spring', '/am/events', '/gala-that-never-was']) {
    await page.goto(address);
    await hide(page);
    await hide(page);
  }
  await expect.poll(() => counted(ownStack.databaseUrl, 'page')).toEqual(['/events 1 0', '/news 1 1']);
  await expect.poll(() => counted(ownStack.databaseUrl, 'missing')).toEqual(['/gala-that-never-was 1 0']);
  expect(await counted(ownStack.databaseUrl, 'all')).toEqual([' 2 1']);
  expect(await counted(ownStack.databaseUrl, 'campaign')).toEqual(['spring 0 1']);
  expect(await context.cookies()).toEqual([]);
  for (const request of sent) expect(request.postData()?.length).toBeLessThan(200);
});

test('visitors with Global Privacy Control send no page views', async ({ browser, ownStack }) => {
  const context = await browser.newContext({ baseURL: ownStack.siteUrl });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', request => sent.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await hide(page);
  await page.goto('/team');
  expect(sent).not.toContain('/api/view');
  await context.close();
});

test('searches without results are counted for staff, except email addresses', async ({ page, ownStack }) => {
  await page.goto('/search?q=quxzifrob');
  await page.goto('/search?q=abeba%40example.org');
  await expect.poll(() => counted(ownStack.databaseUrl, 'word')).toEqual(['quxzifrob 1 0']);
});

const sums = `
  insert into figures.daily (day, kind, name, views, visits) values ($1, 'all', '', 120, 40), ($1, 'page', '/news', 70, 31),
    ($1, 'referrer', 'small.example.org', 0, 2), ($1, 'brought', 'spring > gift-paid', 0, 6),
    ($1, 'campaign', 'spring', 0, 20), ($1, 'missing', '/gala-2025', 9, 0)
  on conflict (day, kind, name) do update set views = excluded.views, visits = excluded.visits`;

async function expectGoodLooks(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolations(page, 'main');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
}

async function openTable(region: Locator): Promise<void> {
  await region.locator('summary').click();
  await expect(region.getByRole('table')).toBeVisible();
}

test('staff see visits, campaigns and referring sites on the dashboard and the figures page, and export them', async ({
  page,
  ownStack,
}) => {
  test.slow();
  const { databaseUrl, staffUrl } = ownStack;
  await makeFirstAccount(page, ownStack, 'typed');
  await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible();
  await changeInDatabase(databaseUrl, [], sums, [today()]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Visits in the last seven days' })).toContainText('40');
  await follow(page, page.getByRole('link', { name: 'Visits in the last seven days' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits');
  const campaigns = page.getByRole('region', { name: 'Campaigns and newsletters', exact: true });
  await openTable(campaigns);
  await expect(campaigns.getByRole('row', { name: /^spring/ })).toHaveText('spring200600');
  const sites = page.getByRole('region', { name: 'Referring sites', exact: true });
  await openTable(sites);
  await expect(sites.getByRole('row', { name: /^small/ })).toContainText('under 5');
  await expectGoodLooks(page);
  await page.getByLabel('Grouped by').selectOption('ethiopian');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/by=ethiopian/);
  // Sent by the page, as a press on the link does: a request from nowhere carries no session.
  const file = await page.evaluate(async () => (await fetch('/api/figures/csv')).text());
  expect(file).toContain('"referrer","small.example.org",0,"under 5"');
  expect((await fetch(`${staffUrl}/api/figures/csv`)).status).toBe(403);
});

test('staff redirect a missing address from the figures page', async ({ page, ownStack }) => {
  test.slow();
  const { databaseUrl, siteUrl, staffUrl } = ownStack;
  await signInToAdmin(ownStack);
  await logIn(page, staffUrl);
  await changeInDatabase(databaseUrl, [], sums, [today()]);
  await page.goto(`${staffUrl}/admin/figures`);
  const where = page.getByLabel('Redirect /gala-2025 to');
  await where.fill('not an address');
  await where.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /page on this site/ })).toBeVisible();
  await where.fill('/events');
  await where.press('Enter');
  await expect(page.getByText('Visitors are redirected there from now on.')).toBeVisible();
  await expect(page.getByText('/gala-2025')).toHaveCount(0);
  const led = await fetch(`${siteUrl}/gala-2025`, { redirect: 'manual' });
  expect(led.headers.get('location')).toBe('/events');
});
