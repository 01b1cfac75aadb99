import type { Page } from '@playwright/test';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({
  samples: true,
  withoutStaff: true,
  now: SAMPLES_MADE_AT,
  settings: { COUNT_PER_NETWORK: '2' },
});

const aSecond = 1000;
const name = 'view:openpackingday';
const asksForNumbers = (page: Page) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/numbers') asked.push(request.url());
  });
  return asked;
};
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.clock.runFor(1);
}
/** Lets everything in flight arrive. */
const settle = (page: Page) =>
  page.evaluate(() => fetch('/healthz', { cache: 'no-store' }).then(answer => answer.text()));
const state = (page: Page) => page.locator('html');
/** The pages that have the file of SWR. */
const withSwr = new WeakSet<Page>();
/** The visitor moves the pointer, with which React comes and then SWR: from here on it refreshes the numbers. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await expect(page.locator('adey-island[name="PageNumbers"][ready]')).toBeAttached();
  await expect.poll(() => withSwr.has(page)).toBe(true);
  await settle(page);
  // React shows what was waited for at most every 300 ms.
  await page.clock.runFor(400);
  await settle(page);
}

/** The page's clock is stopped, and advances only when the journey says so. */
test.beforeEach(async ({ page }) => {
  page.on('requestfinished', request => {
    if (/\/_astro\/swr\.[\w-]+\.js$/.test(request.url())) withSwr.add(page);
  });
  await page.clock.install({ time: new Date(SAMPLES_MADE_AT) });
  await page.clock.pauseAt(new Date(Date.parse(SAMPLES_MADE_AT) + aSecond));
});

for (const address of ['/events', '/news', '/events/fundraiser-ii', '/am/events'])
  test(`${address} requests all its counts in one call`, async ({ page }) => {
    const asked = asksForNumbers(page);
    await page.goto(address);
    await expect(state(page)).toHaveAttribute('data-numbers', 'data');
    await settle(page);
    expect(asked).toHaveLength(1);
    const names = new URL(asked[0] ?? '').searchParams.getAll('of');
    const places = await page
      .locator('[data-number]')
      .evaluateAll(all => all.map(place => (place as HTMLElement).dataset.number));
    expect(names.toSorted()).toEqual([...new Set(places)].toSorted());
  });

test('counts are refreshed when the window gets focus, at most every five seconds', async ({
  page,
  context,
}) => {
  await page.goto('/events');
  const shown = page.locator(`[data-number="${name}"]`).first();
  await expect(shown).toHaveAttribute('value', /^\d+$/);
  await stir(page);
  const before = Number(await shown.getAttribute('value'));
  const asked = asksForNumbers(page);
  expect(
    (await context.request.post('/api/addPageView', { data: { eventID: 'openpackingday' } })).status(),
  ).toBe(200);

  await page.clock.runFor(2 * aSecond);
  await lookAgain(page);
  await settle(page);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(3.1 * aSecond);
  await lookAgain(page);
  await expect(shown).toHaveText(String(before + 1));
  await lookAgain(page);
  await page.clock.runFor(4.9 * aSecond);
  await lookAgain(page);
  await settle(page);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(aSecond);
  await lookAgain(page);
  await settle(page);
  expect(asked).toHaveLength(2);
});

test('a page whose counts failed to load stays usable, and requests them again after five seconds', async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', fault => faults.push(fault));
  let fails = true;
  await page.route('**/api/numbers?*', route => (fails ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto('/events');
  await expect(state(page)).toHaveAttribute('data-numbers', 'error');
  const shown = page.locator(`[data-number="${name}"]`).first();
  await expect(shown).toBeHidden();
  const heart = page.getByRole('button', { name: /^Love: Open packing day/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await stir(page);
  fails = false;
  // SWR may have come with the press on the heart, in the 400 ms before.
  await page.clock.runFor(4.5 * aSecond);
  await settle(page);
  await expect(shown).toBeHidden();
  await page.clock.runFor(0.6 * aSecond);
  await expect(shown).toHaveAttribute('value', /^\d+$/);
  expect(faults).toEqual([]);
});

test('a slow count request shows the state slow, and the page view is counted meanwhile', async ({
  page,
}) => {
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/api/numbers?*', async route => {
    await mayAnswer;
    await route.continue();
  });
  const counted = page.waitForRequest(request => request.url().endsWith('/api/addPageView'));
  await page.goto('/events/open-packing-day');
  await stir(page);
  await page.clock.runFor(3 * aSecond);
  await expect(state(page)).toHaveAttribute('data-numbers', 'slow');
  await counted;
  letAnswer();
  await expect(state(page)).toHaveAttribute('data-numbers', 'data');
  await expect(page.getByRole('article').locator(`[data-number="${name}"]`)).toHaveAttribute(
    'value',
    /^\d+$/,
  );
});

test('clicks on the love button above the rate limit get 429 without any error for the visitor', async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', fault => faults.push(fault));
  await page.goto('/events');
  const heart = page.getByRole('button', { name: /^Love: Fundraiser II/ }).first();
  const number = heart.locator('data');
  await expect(number).toHaveAttribute('value', /^\d+$/);
  const before = Number(await number.getAttribute('value'));
  const statuses: number[] = [];
  page.on('response', answer => {
    if (answer.request().method() === 'POST') statuses.push(answer.status());
  });
  for (let time = 1; time <= 3; time += 1) {
    const answered = page.waitForResponse('**/api/addClick');
    await heart.click();
    await answered;
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    if (time < 3) await heart.click();
  }
  expect(statuses).toEqual([200, 200, 429]);
  await expect(number).toHaveText(String(before + 2));
  await page
    .getByRole('link', { name: /Fundraiser II/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/events\/fundraiser-ii$/);
  expect(faults).toEqual([]);
});
