import type { Request } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';

const field = 'form[data-search] input[name="q"]';

test(
  'arrow keys choose a suggestion while typing, Enter opens it and Escape closes the list',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    await page.goto('/search');
    const box = page.getByRole('combobox', { name: 'Search for' });
    await box.pressSequentially('donatio', { delay: 20 });
    const list = page.getByRole('listbox', { name: 'Pages with these words' });
    await expect(list).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[data-suggesting]')).toContainText(/suggestion/);
    await expect(list.locator('mark').first()).toContainText(/donatio/i);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(box).toHaveValue('donatio');
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    const address = (await first.getAttribute('data-href')) ?? '';
    expect(address).toMatch(/^\/[a-z]/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  },
);

test('Enter without a chosen suggestion searches, and a click on a suggestion opens its page', async ({
  page,
}) => {
  await page.goto('/am/search');
  await page.locator(field).pressSequentially('መድኃኒት', { delay: 20 });
  const options = page.locator('#suggestions [role="option"]');
  await expect(options.first()).toBeVisible();
  const address = (await options.first().getAttribute('data-href')) ?? '';
  expect(address).toMatch(/^\/am\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/am/search\\?q=${encodeURIComponent('መድኃኒት')}`));
  await page.locator(field).pressSequentially(' ', { delay: 20 });
  await page.locator(field).press('ArrowDown');
  await options.first().click();
  await expect(page).toHaveURL(new RegExp(`${encodeURI(address)}$`));
});

test('fast typing requests suggestions once, and a late response is dropped', async ({ page }) => {
  await page.goto('/search');
  const asked: string[] = [];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/suggestions?*', async route => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(q);
    if (q === 'donations') await held;
    const suggestions = [{ title: [{ text: `About ${q}`, isMarked: false }], kind: 'News', href: '/news' }];
    await route.fulfill({ json: { total: 1, suggestions } }).catch(() => undefined);
  });
  await page.locator(field).focus();
  await page.locator(field).evaluate((input: HTMLInputElement) => {
    for (const letter of 'donations') {
      input.value += letter;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect.poll(() => asked).toEqual(['donations']);
  const isLate = (request: Request) => request.url().includes('q=donations');
  const late = Promise.race([
    page.waitForEvent('requestfailed', isLate),
    page.waitForEvent('requestfinished', isLate),
  ]);
  await page.locator(field).fill('medicines');
  await expect(page.locator('#suggestions [role="option"]')).toHaveText(/About medicines/);
  letGo();
  await late;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('#suggestions [role="option"]')).toHaveText(/About medicines/);
  expect(asked).toEqual(['donations', 'medicines']);
});

test('a failed request for suggestions shows a message, and the form still searches', async ({ page }) => {
  await page.route('**/api/suggestions?*', route => route.fulfill({ status: 429, json: {} }));
  await page.goto('/search');
  await page.locator(field).pressSequentially('donations', { delay: 10 });
  await expect(page.locator('[data-suggesting]')).toHaveText(/not available now/);
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=donations/);
});

test('the suggestion script loads once the search field has focus, and is at most 4 KB', async ({ page }) => {
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', async response => {
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize } = await response.request().sizes();
    scripts.push({ url: response.url(), bytes: responseBodySize });
  });
  await page.goto('/search', { waitUntil: 'networkidle' });
  const before = new Set(scripts.map(({ url }) => url));
  const loaded = page.waitForResponse(response => /search-field[^/]*\.js/.test(response.url()));
  await page.locator(field).focus();
  await (await loaded).finished();
  await expect.poll(() => scripts.some(({ url }) => /search-field/.test(url))).toBe(true);
  const after = scripts.filter(({ url }) => !before.has(url) && /search-field/.test(url));
  expect(after.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(4 * 1024);
});

for (const path of ['/about', '/am/about'])
  test(`top bar, menu and bottom panel of ${path} link to the search, and its SearchAction works`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const to = path.replace('/about', '/search');
    await page.locator('#bottom-panel').evaluate((panel: HTMLElement) => panel.showPopover());
    for (const place of ['header', '#site-menu', '#bottom-panel'])
      expect(
        await page
          .locator(`${place} a[href="${to}"]`)
          .first()
          .evaluate(link => link.ariaLabel || link.textContent),
        place,
      ).toMatch(/Search|ፍለጋ/);
    await page.goto(path.replace('/about', '/') || '/');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const template = /"urlTemplate":"([^"]+)"/.exec(data.join('\n'))?.[1] ?? '';
    const answer = await page.request.get(template.replace('{search_term_string}', 'medicine'));
    expect(answer.status()).toBe(200);
    expect(new URL(template).pathname).toBe(to);
  });
