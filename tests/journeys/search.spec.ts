import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const rows = '[data-list="search"] > li';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a visitor searches, sees the words marked, filters by kind and opens a result', async ({
    page,
  }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('donations');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=donations/);
    await expect(page.locator(`${rows} mark`).first()).toContainText(/donation/i);
    await page.getByLabel('Where', { exact: true }).selectOption({ label: 'News' });
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('donations');
    await page.locator(rows).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/donations-up-40-percent$/);
  });

  test('a search without results says so, is noindex and links to other pages', async ({ page }) => {
    await page.goto('/search?q=%3Cb%3Ezzyzx%3C%2Fb%3E');
    await expect(page.getByRole('main')).toContainText('We found nothing for “<b>zzyzx</b>”.');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'See the latest updates' }).click();
    await expect(page).toHaveURL(/\/latest-updates$/);
  });
});

test('the top bar links to the search, which works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search for' }).focus();
  await page.keyboard.type('medicines');
  await page.keyboard.press('Enter');
  await expect(page.locator(rows).first()).toBeVisible();
});

for (const [address, width] of [
  ['/search', 390],
  ['/search?q=medicine', 1440],
  ['/am/search?q=adey', 390],
  ['/am/search?q=%E1%88%95%E1%8D%83%E1%8A%95', 768],
] as const)
  test(`${address} has no accessibility violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectNoAxeViolations(page);
  });

test('hostile search queries get a status below 500', async ({ request }) => {
  for (const q of ["'", '%00', '%FF', ':*|!', '%', 'a'.repeat(900), '%F0%9F%92%A9', '\\'])
    for (const path of ['/search', '/am/search'])
      expect((await request.get(`${path}?q=${q}&kind=${q}&page=${q}`)).status(), q).toBeLessThan(500);
});
