import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// Clicks are counted: nobody else may click here in the meantime.
const test = testOnStack({ samples: true, withoutStaff: true, only: 'donate-clicks' });
test.describe.configure({ mode: 'default' });

const counted = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/numbers?of=click:donate')).json())['click:donate'];

test.beforeEach(({ context }) =>
  context.route('https://give.example.org/**', route => route.fulfill({ body: 'Thank you' })),
);

test('every click on a donation link is counted, also repeated, middle-button and keyboard clicks', {
  tag: ['@DONATE-11'],
}, async ({ page, context }) => {
  // Not awaited: the headless shell has no tabs, and the middle button does not always open a page.
  context.on('page', opened => void opened.close());
  await page.goto('/donate');
  const before = await counted(page);
  const header = page.locator('main [data-page-header]').getByRole('link', { name: /^Donate/ });
  const ways = [
    () => header.click(),
    () => header.click(),
    () => header.click({ button: 'middle' }),
    () => header.press('Enter'),
    () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Donate/ })
        .click(),
    () =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Donate/ })
        .click(),
    () => page.locator('[data-campaign]').getByRole('link').last().click(),
  ];
  for (const [index, act] of ways.entries()) {
    await act();
    await expect.poll(() => counted(page)).toBe(before + index + 1);
  }
  await page.goto('/');
  await page
    .locator('#home')
    .getByRole('link', { name: /^Donate/ })
    .click();
  await expect.poll(() => counted(page)).toBe(before + ways.length + 1);
});

test('the donation page opens at once, even when counting gets no response', async ({ page, context }) => {
  await page.route('**/api/addClick', () => undefined);
  await page.goto('/donate');
  const opened = context.waitForEvent('page', { timeout: 3000 });
  await page
    .locator('main [data-page-header]')
    .getByRole('link', { name: /^Donate/ })
    .click();
  await (await opened).waitForURL(/^https:\/\/give\.example\.org\/adey/);
});

test('a donation click sends only its kind and key', async ({ page, context }) => {
  const sent: unknown[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await page.goto('/donate');
  const opened = context.waitForEvent('page');
  await page
    .locator('main [data-page-header]')
    .getByRole('link', { name: /^Donate/ })
    .click();
  await opened;
  expect(sent).toEqual([{ kind: 'click', key: 'donate' }]);
});
