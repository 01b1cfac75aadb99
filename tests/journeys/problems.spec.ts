import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const boundary = (page: Page) => page.locator('[data-problem="500"]');
const elsewhere = 'https://adey.example';
const throwing = { withoutStaff: true, siteEntry: 'tests/support/site-that-throws.ts' };

test('[ERR-12] [ERR-13] [ERR-17] a page whose content cannot be read says so in the night scene, with the actual message on localhost, a reference, a reload icon and a link home', async ({
  page,
  startOwnStack,
}) => {
  const { siteUrl, databaseUrl } = await startOwnStack({ samples: true, withoutStaff: true });
  await page.goto(`${siteUrl}/news`);
  await connectOnce(databaseUrl, client => client.query('alter table posts rename to posts_away'));
  const answer = await page.goto(`${siteUrl}/news/donations-up-40-percent`);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong:');
  await expect(boundary(page)).toContainText('posts');
  await expect(boundary(page).locator('code')).toHaveText(reference);
  const reload = boundary(page).getByRole('button', { name: 'Reload the page' });
  await expect(reload.locator('svg')).toBeVisible();
  await expect(boundary(page).getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
    'href',
    '/',
  );
  await expectNoAxeViolations(page);
  await connectOnce(databaseUrl, client => client.query('alter table posts_away rename to posts'));
  await reload.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations up 40 percent');
});

test('[ERR-14] on localhost an error without a message adds "Unknown error occurred"', async ({
  page,
  startOwnStack,
}) => {
  const { siteUrl } = await startOwnStack(throwing);
  await page.goto(`${siteUrl}/throws`);
  await expect(boundary(page)).toContainText('Unknown error occurred');
  await page.goto(`${siteUrl}/throws/the%20roof`);
  await expect(boundary(page)).toContainText('the roof');
});

test('[ERR-15] elsewhere the error page shows no message, only a reference, in both languages', async ({
  page,
  startOwnStack,
}) => {
  const { sites, siteUrls } = await startOwnStack({ ...throwing, knownAs: elsewhere });
  expect(sites).toHaveLength(1);
  for (const [address, title] of [
    ['/throws/the%20roof', 'Oops! Something went wrong:'],
    ['/am/throws/the%20roof', 'ይቅርታ! የሆነ ችግር ተፈጥሯል፦'],
  ] as const) {
    await page.goto(siteUrls[0] + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(boundary(page).locator('code')).toHaveText(reference);
    expect(await page.content()).not.toContain('the roof');
    await expect(boundary(page)).not.toContainText('Unknown error occurred');
  }
});

test('[ERR-18] the reload icon reloads the page once, and is disabled until the page is back', async ({
  page,
  startOwnStack,
}) => {
  const { siteUrl } = await startOwnStack(throwing);
  await page.goto(`${siteUrl}/throws`);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let loads = 0;
  await page.route('**/throws', async route => {
    loads += 1;
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  const reload = boundary(page).getByRole('button', { name: 'Reload the page' });
  const before = await boundary(page).locator('code').innerText();
  const isOff = await reload.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
    return button.disabled;
  });
  expect(isOff).toBe(true);
  await asked.promise;
  answered.resolve();
  await expect(boundary(page).locator('code')).not.toHaveText(before);
  await expect(reload).toBeEnabled();
  expect(loads).toBe(1);
});

const misspelt = /occurr?e(c)?d\b(?<!occurred)/i;

test('[ERR-19] no page contains "Occurecd" or "Occured"', async ({ request }) => {
  for (const path of builtRoutes)
    for (const language of ['', '/am'])
      expect(await (await request.get(language + path)).text(), language + path).not.toMatch(misspelt);
});

test(
  '[ERR-19] no error page contains "Occurecd" or "Occured"',
  ONLY_IN_FULL,
  async ({ page, startOwnStack }) => {
    const { siteUrl } = await startOwnStack({ ...throwing, samples: true });
    for (const path of ['/throws', '/no-such-page', '/%zz'])
      for (const language of ['', '/am']) {
        await page.goto(siteUrl + language + path, { waitUntil: 'domcontentloaded' });
        expect(await page.content(), path).not.toMatch(misspelt);
      }
  },
);

test('a malformed address gets 400 with a page that says so', async ({ page }) => {
  for (const [address, title] of [
    ['/news/%zz', 'This address cannot be read'],
    ['/am/news/%zz', 'ይህ አድራሻ ሊነበብ አይችልም'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  }
});

for (const [address, colorScheme, width] of [
  ['/no-such-page', 'dark', 390],
  ['/am/no-such-page', 'light', 1440],
] as const)
  test(`${address} is accessible, ${colorScheme}, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectNoAxeViolations(page);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page links home, and an error page offers no reload that would do nothing', async ({
    page,
    startOwnStack,
  }) => {
    const { siteUrl } = await startOwnStack(throwing);
    await page.goto(`${siteUrl}/throws`);
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
  });
});
