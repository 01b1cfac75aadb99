import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { expectFormReady, logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true, only: 'fiscal-years' });
const closing = testOnStack({ settings: { GIVING: 'on' }, only: 'closing-a-year' });

/** How much wider than its window a page is. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [path, cloth, behind] of [
  ['/reports/2024', /Ethiopian Birr/, 'The numbers as a table'],
  ['/am/reports/2024', /ብር/, 'ቁጥሮቹ በሠንጠረዥ'],
] as const)
  test(`${path} shows each currency as a cloth, and behind each chart its table, also on a narrow phone and by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.locator('[data-sample-money]')).toBeVisible();
    const birr = page.getByRole('region', { name: cloth });
    const picture = birr.locator('svg[data-stitches]');
    await expect(picture).toHaveAccessibleName(/100|%/);
    const charts = birr.locator('[data-table]');
    await expect(charts).toHaveCount(4);
    for (const chart of await charts.all()) {
      const summary = chart.locator('summary');
      await expect(summary).toHaveText(behind);
      await expect(chart.getByRole('table')).toBeHidden();
      await summary.press('Enter');
      await expect(chart.getByRole('table')).toBeVisible();
      expect(await chart.getByRole('row').count()).toBeGreaterThan(1);
    }
    expect(await sideways(page)).toBe(0);
    await expectNoAxeViolations(page, 'main');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every file that a year names and the catalogue of all files can be taken away', async ({
    page,
    request,
  }) => {
    await page.goto('/reports/2024');
    const links = page.getByRole('region', { name: 'Take the figures with you' }).getByRole('listitem');
    const paths = await links.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(8);
    const kinds = { csv: 'text/csv', pdf: 'application/pdf', xml: 'xml', json: 'json' };
    for (const path of paths) {
      const answer = await request.get(String(path));
      const ending = String(path).split('.').at(-1) as keyof typeof kinds;
      expect(answer.status(), String(path)).toBe(200);
      expect(answer.headers()['content-type'], String(path)).toContain(kinds[ending]);
      expect((await answer.body()).length, String(path)).toBeGreaterThan(100);
    }
    const catalogue = await (await request.get('/data/v1/index.json')).json();
    expect(catalogue).toMatchObject({ '@type': 'DataCatalog', version: '1', dataset: [{}] });
    for (const missing of [
      '/data/v1/2023/money.csv',
      '/data/v1/2024/none.csv',
      '/reports/2023',
      '/reports/x',
    ])
      expect((await request.get(missing)).status(), missing).toBe(404);
  });

  test('a project shows what its stations cost by the books, and says where no cost is booked', async ({
    page,
  }) => {
    await page.goto('/projects/medicines-for-children');
    const stations = page.getByRole('region', { name: 'How far it has come' }).getByRole('listitem');
    await expect(stations.filter({ hasText: 'Bought' })).toContainText(/ETB\s?9,790/);
    await expect(stations.filter({ hasText: 'On the way' })).toContainText(/ETB\s?1,850/);
    await expect(stations.filter({ hasText: 'Arrived' })).not.toContainText('ETB');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/am/projects/medicines-for-children');
    expect(await sideways(page)).toBe(0);
  });
});

closing(
  'staff close a fiscal year once, and its page then shows the figures with their hash',
  async ({ page, ownStack }) => {
    const admin = await signInToAdmin(ownStack);
    const year = String(new Date().getFullYear() - 1);
    await admin.create('reports', {
      ...{ heading: `Fiscal year ${year}`, year: Number(year), availability: 'active', _status: 'published' },
    });
    await logIn(page, ownStack.staffUrl);
    await page.goto(`${ownStack.staffUrl}/admin/gifts/books`);
    await expectFormReady(page);
    const spending = page.locator('details', { has: page.locator('summary', { hasText: 'Book spending' }) });
    await spending.locator('summary').press('Enter');
    for (const [name, value] of Object.entries({
      day: `${year}-05-04`,
      amount: '1234',
      currency: 'ETB',
      document: 'invoice 7',
    }))
      await spending.locator(`[name="${name}"]`).fill(value);
    for (const [name, value] of Object.entries({ place: 'bank', fund: 'general', kind: 'medicine' }))
      await spending.locator(`[name="${name}"]`).selectOption(value);
    await spending.locator('button[type="submit"]').press('Enter');
    await spending.getByRole('checkbox', { name: /^Book it even though/ }).press('Space');
    await spending.locator('button[type="submit"]').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'It is in the books.' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Close a fiscal year' })).toHaveCount(0);

    const month = page.getByRole('region', { name: 'Close a month' }).locator('form');
    await month.locator('[name="until"]').selectOption(`${year}-12-31`);
    await month.getByRole('checkbox').press('Space');
    await month.locator('button[type="submit"]').press('Enter');
    await expect(page.getByText('The month is closed.')).toBeVisible();

    const card = page.getByRole('region', { name: 'Close a fiscal year' });
    await expectNoAxeViolations(page, 'main');
    await card.locator('[name="year"]').selectOption(year);
    await card.getByRole('checkbox', { name: 'Close this fiscal year for good' }).press('Space');
    await card.locator('button[type="submit"]').press('Enter');
    await expect(page.getByText('The fiscal year is closed.')).toBeVisible();
    await expect(card).toHaveCount(0);

    await expect
      .poll(async () => (await page.request.get(`${ownStack.siteUrl}/reports/${year}`)).text())
      .toContain('data-year-state="closed"');
    await page.goto(`${ownStack.siteUrl}/reports/${year}`);
    await expect(page.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
    await expect(page.getByRole('region', { name: /Birr/ })).toContainText(/1,234/);
    const paper = await page.request.get(`${ownStack.siteUrl}/data/v1/${year}/report.pdf`);
    expect(paper.headers()['content-type']).toBe('application/pdf');
  },
);
