import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';

const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const boundary = (page: Page) => page.locator('[data-problem="500"]');
const elsewhere = 'https://adey.example';
const throwing = { withoutStaff: true, siteEntry: 'tests/support/site-that-throws.ts' };

test('on localhost the error page shows the message or "Unknown error occurred", and reloads once', {
  tag: ['@ERR-14', '@ERR-18'],
}, async ({ page }) => {
  const { siteUrl } = await shareStack(throwing);
  await page.goto(`${siteUrl}/throws/the%20roof`);
  await expect(boundary(page)).toContainText('the roof');
  await page.goto(`${siteUrl}/throws`);
  await expect(boundary(page)).toContainText('Unknown error occurred');
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

test('on a public host the error page shows only a reference, without the message, in both languages', {
  tag: ['@ERR-15'],
}, async ({ request }) => {
  const { siteUrls } = await shareStack({ ...throwing, knownAs: elsewhere });
  for (const [address, title] of [
    ['/throws/the%20roof', 'Oops! Something went wrong:'],
    ['/am/throws/the%20roof', 'ይቅርታ! የሆነ ችግር ተፈጥሯል፦'],
  ] as const) {
    const { status, $ } = await parseAnswer(request, siteUrls[0] + address);
    expect(status).toBe(500);
    expect($('h1').text().trim()).toBe(title);
    expect($('[data-problem="500"] code').text().trim()).toMatch(reference);
    expect($.html()).not.toContain('the roof');
    expect($.html()).not.toMatch(/occure/i);
    expect($('[data-problem="500"]').text()).not.toContain('Unknown error occurred');
  }
});

test('a malformed address gets 400 with a page that says so', async ({ page }) => {
  for (const [address, title] of [
    ['/news/%zz', 'This address cannot be read'],
    ['/am/news/%zz', 'ይህ አድራሻ ሊነበብ አይችልም'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Home, and to give.
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
  }
});

for (const [address, colorScheme, width] of [
  ['/no-such-page', 'dark', 390],
  ['/am/no-such-page', 'light', 1440],
] as const)
  test(`the not-found page ${address} is accessible, ${colorScheme}, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectNoAxeViolations(page);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the error page links home and has no reload button', async ({
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
