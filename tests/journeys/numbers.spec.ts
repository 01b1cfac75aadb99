import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });

const asked = (name: string) => `/api/numbers?${new URLSearchParams({ of: name })}`;
const stored = (page: Page, key: string) =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Every count this page sends to the server. */
function notePosts(page: Page): unknown[] {
  const posts: unknown[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') posts.push(request.postDataJSON());
  });
  return posts;
}

const fetchNumber = async (page: Page, name: string): Promise<number> =>
  (await (await page.request.get(asked(name))).json())[name];

test('opening an event counts one view for each browser, and the list alone counts nothing', {
  tag: ['@COUNT-01', '@COUNT-02', '@STORE-05'],
}, async ({ page, browser, ownStack }) => {
  const name = 'view:coffeeandquestions';
  const before = await fetchNumber(page, name);
  const posts = notePosts(page);
  await page.goto('/events', { waitUntil: 'networkidle' });
  expect(posts).toEqual([]);
  await page.goto('/events/coffee-and-questions');
  const views = page.getByRole('article').locator(`[data-number="${name}"]`);
  await expect(views).toHaveText(String(before + 1));
  await expect.poll(() => stored(page, 'viewedEvents')).toEqual(['coffeeandquestions']);
  expect(posts).toEqual([{ eventID: 'coffeeandquestions' }]);
  for (const lead of ['', '/am'])
    await page.goto(`${lead}/events/coffee-and-questions`, { waitUntil: 'networkidle' });
  expect(posts).toHaveLength(1);
  expect(await fetchNumber(page, name)).toBe(before + 1);

  const context = await browser.newContext({ baseURL: ownStack.siteUrl });
  const other = await context.newPage();
  await other.goto('/events/coffee-and-questions');
  await expect.poll(() => fetchNumber(page, name)).toBe(before + 2);
  await context.close();
});

test('an event shows the count after its own view, even when older numbers arrive later', {
  tag: ['@COUNT-01'],
}, async ({ page }) => {
  const name = 'view:openpackingday';
  const before = await fetchNumber(page, name);
  const { promise: wereRead, resolve: noteRead } = Promise.withResolvers<void>();
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/api/numbers*', async route => {
    const response = await route.fetch();
    noteRead();
    await mayArrive;
    await route.fulfill({ response });
  });
  await page.route('**/api/addPageView', async route => {
    await wereRead;
    await page.request.post('/api/addPageView', { data: { eventID: 'openpackingday' } });
    await route.continue();
  });
  await page.goto('/events/open-packing-day');
  const views = page.getByRole('article').locator(`[data-number="${name}"]`);
  await expect(views).toHaveText(String(before + 2));
  letArrive();
  await expect(page.locator('html')).toHaveAttribute('data-numbers', 'data');
  await expect(views).toHaveText(String(before + 2));
});

test('a love is stored in this browser and counted once, also when pressed offline, and undoing it counts nothing', {
  tag: ['@COUNT-05', '@COUNT-06', '@COUNT-07', '@COUNT-08', '@STORE-06'],
}, async ({ page, context }) => {
  const faults: Error[] = [];
  page.on('pageerror', fault => faults.push(fault));
  const name = 'love:openpackingday';
  const before = await fetchNumber(page, name);
  await page.goto('/events', { waitUntil: 'networkidle' });
  const posts = notePosts(page);
  const heart = page.getByRole('button', { name: /^Love: Open packing day/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart.locator('data')).toHaveText(String(before + 1));
  expect(await stored(page, 'postLoved_Events')).toEqual(['openpackingday']);
  expect(posts).toEqual([{ kind: 'love', key: 'openpackingday' }]);

  const offline = 'love:coffeeandquestions';
  const beforeOffline = await fetchNumber(page, offline);
  await test.step('a love clicked offline is stored, reported, and sent once online', () =>
    loveOffline(page, context));
  await expect.poll(() => fetchNumber(page, offline)).toBe(beforeOffline + 1);

  await page.goto('/events/open-packing-day', { waitUntil: 'networkidle' });
  const chip = page.getByRole('button', { name: /^Love: Open packing day/ });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.focus();
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page, 'postLoved_Events')).toEqual(['coffeeandquestions']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(posts.filter(post => JSON.stringify(post).includes('"key":"openpackingday"'))).toHaveLength(1);
  expect(await fetchNumber(page, name)).toBe(before + 1);
  expect(await fetchNumber(page, offline)).toBe(beforeOffline + 1);
  expect(faults).toEqual([]);
});

async function loveOffline(page: Page, context: BrowserContext): Promise<void> {
  const heart = page.getByRole('button', { name: /^Love: Coffee and questions/ });
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Your love could not be sent\./).first()).toBeVisible();
  expect(await stored(page, 'unsentLoves')).toEqual(['coffeeandquestions']);
  await heart.click();
  expect(await stored(page, 'unsentLoves')).toEqual([]);
  await heart.click();
  await expect.poll(() => stored(page, 'unsentLoves')).toEqual(['coffeeandquestions']);
  await context.setOffline(false);
  await expect.poll(() => stored(page, 'unsentLoves')).toEqual([]);
}

test('corrupt stored views and loves are ignored', { tag: ['@STORE-05', '@STORE-06'] }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('viewedEvents', '{"not":"a list"');
    localStorage.setItem('postLoved_Events', '[1, null]');
  });
  const faults: Error[] = [];
  page.on('pageerror', fault => faults.push(fault));
  await page.goto('/events/fundraiser-ii', { waitUntil: 'networkidle' });
  const heart = page.getByRole('button', { name: /^Love: Fundraiser II/ }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});

test('a counter at zero shows only its icon and its accessible name', { tag: ['@RULE-29'] }, async ({
  page,
}) => {
  await page.route('**/api/numbers?*', route => {
    const names = new URL(route.request().url()).searchParams.getAll('of');
    return route.fulfill({ json: Object.fromEntries(names.map(name => [name, 0])) });
  });
  await page.goto('/events');
  await expect(page.locator('html')).toHaveAttribute('data-numbers', 'data');
  const line = page.locator('[data-number-line]:has([data-number^="view:"])').first();
  await expect(line.locator('svg')).toBeVisible();
  await expect(line).toHaveText(/^\s*views\s*$/);
  const heart = page.getByRole('button', { name: /^Love: / }).first();
  await expect(heart.locator('svg')).toBeVisible();
  await expect(heart.locator('data')).toHaveText('');
  await heart.click();
  await expect(heart.locator('data')).toHaveText(/^[1-9]/);
});

test('an event page is shown without its counts when they cannot be loaded', async ({ page }) => {
  await page.route(/\/api\/(numbers|addPageView)/, route => route.abort());
  await page.goto('/events/fundraiser-ii');
  await expect(page.locator('html')).toHaveAttribute('data-numbers', /^(error|unavailable)$/);
  await expect(page.getByRole('article').locator('[data-number^="view:"]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
