import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { expect, test } from '../support/journey.ts';

const lists = [
  {
    name: 'news',
    rows: ['@NEWS-25', '@NEWS-26', '@NEWS-27'],
    loading: 'Loading News',
    error: 'Error Loading News',
    more: 'More news',
    counts: [9, 11],
  },
  {
    name: 'events',
    rows: ['@EVENT-24', '@EVENT-25'],
    loading: 'Loading Events',
    error: 'Error Loading Events',
    more: 'More events',
    counts: [6, 8],
  },
] as const;

/** Opens a list and holds every request for its second page until the test decides what happens to it. */
async function openList(page: Page, { name, more }: (typeof lists)[number]) {
  const held: Route[] = [];
  await page.goto(`/${name}`);
  // Until its island is ready, a link follows its address after a time, which a busy machine may exceed.
  await page.getByRole('link', { name: more }).hover();
  await expect(page.locator('adey-island[ready] [data-more-of]')).toBeAttached();
  await page.route('**/*?page=2', route => {
    held.push(route);
  });
  return {
    cards: page.locator(`[data-list="${name}"] > li`),
    more: page.getByRole('link', { name: more }),
    async second(): Promise<Route> {
      await expect.poll(() => held.length).toBe(1);
      return held.pop() as Route;
    },
  };
}

for (const list of lists)
  test(`the list of ${list.name} says that more are loading or failed to load, and a second try loads them`, {
    tag: [...list.rows],
  }, async ({ page }) => {
    const { cards, more, second } = await openList(page, list);
    await expect(cards).toHaveCount(list.counts[0]);
    await more.focus();
    await page.keyboard.press('Enter');
    const loading = page.getByRole('status').filter({ hasText: list.loading });
    await expect(loading).toBeVisible();
    await expect(loading.locator('[data-spinner]')).toBeVisible();
    await expect(more).toBeHidden();

    await (await second()).fulfill({ status: 500, body: 'no' });
    const error = page.getByRole('alert').filter({ hasText: list.error });
    await expect(error).toBeVisible();
    await expect(error.locator('svg path')).toHaveAttribute('d', /./);
    await expect(error.locator('svg')).toBeVisible();
    await expect(cards).toHaveCount(list.counts[0]);
    const again = error.getByRole('link', { name: 'Try again' });
    await expect(again).toBeFocused();
    await expectNoAxeViolations(page, `[data-more-of="${list.name}"]`);
    await again.click();
    await (await second()).abort();
    await expect(error).toBeVisible();

    await again.press('Enter');
    await expect(loading).toBeVisible();
    await (await second()).continue();
    await expect(cards).toHaveCount(list.counts[1]);
    await expect(error).toHaveCount(0);
    await expect(loading).toHaveCount(0);
    await expect(more).toHaveCount(0);
    // Keyboard focus moves to the first of the new cards.
    const first = cards.nth(list.counts[0]);
    await expect(first.locator(':focus')).toHaveCount(1);
    await expect(first.locator('[data-picture]')).not.toHaveAttribute('data-picture', '');
  });

test('an error is replaced by "Try again" four seconds after the load has ended, and focus stays on it', {
  tag: ['@STATE-02'],
}, async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T09:00:00Z' });
  const { more, second } = await openList(page, lists[0]);
  await page.clock.pauseAt('2026-11-20T10:00:00Z');
  await more.click();
  await (await second()).fulfill({ status: 500, body: 'no' });
  const words = page.getByText(lists[0].error, { exact: true });
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(words).toBeVisible();
  await expect(again).toBeFocused();
  await page.clock.runFor(3900);
  await expect(words).toBeVisible();
  await page.clock.runFor(200);
  await expect(words).toBeHidden();
  await expect(again).toBeVisible();
  await expect(again).toBeFocused();
  await again.click();
  await (await second()).continue();
  await expect(again).toHaveCount(0);
});

test('a list that cannot be read gets 503 and "Try again", and a post that cannot be read gets 500 and a reload', {
  tag: ['@STATE-02', '@EVENT-25', '@NEWS-26', '@NEWS-27', '@ERR-11', '@ERR-12', '@ERR-13', '@ERR-17'],
}, async ({ page, startOwnStack }) => {
  const { siteUrl, databaseUrl } = await startOwnStack({ samples: true, withoutStaff: true });
  const failing = async (tables: readonly string[], back = false) => {
    for (const table of tables) {
      const [from, to] = back ? [`${table}_away`, table] : [table, `${table}_away`];
      await changeInDatabase(databaseUrl, [table.replace('_', '-')], `alter table ${from} rename to ${to}`);
    }
  };
  const tables = ['events', 'posts', 'team_members', 'projects'];
  await page.request.get(`${siteUrl}/about`);
  await failing(tables);
  for (const [path, words, retry] of [
    ['/news', 'Error Loading News', 'Try again'],
    ['/am/events', 'ዝግጅቶቹን መጫን አልተቻለም', 'እንደገና ይሞክሩ'],
    ['/team', 'Error loading contents', 'Try again'],
    ['/projects', 'Error loading contents', 'Try again'],
  ] as const) {
    const answer = await page.goto(siteUrl + path);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([503, 'private, no-store']);
    const alert = page.getByRole('alert').filter({ hasText: words });
    await expect(alert).toBeVisible();
    await expect(alert.locator('svg')).toBeVisible();
    await expect(alert.getByRole('link', { name: retry })).toHaveAttribute('href', path);
  }
  await test.step('a post that cannot be read shows an error reference and a reload button', () =>
    expectUnreadable(page, siteUrl, () => failing(['posts'], true)));
  await page.goto(`${siteUrl}/events`);
  await expect(page.getByText('Error Loading Events', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await failing(
    tables.filter(table => table !== 'posts'),
    true,
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('[data-list="events"] > li')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'More events' })).toBeVisible();
});

/** The page of a post while its table is away, and after a reload once that is back. */
async function expectUnreadable(page: Page, siteUrl: string, bringBack: () => Promise<void>): Promise<void> {
  const answer = await page.goto(`${siteUrl}/news/donations-up-40-percent`);
  expect(answer?.status()).toBe(500);
  const problem = page.locator('[data-problem="500"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong:');
  await expect(problem).toContainText('posts');
  await expect(problem.locator('code')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const reload = problem.getByRole('button', { name: 'Reload the page' });
  await expect(reload.locator('svg')).toBeVisible();
  await expect(problem.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(page);
  await bringBack();
  await reload.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations up 40 percent');
}

test('event cards loaded later have current view and love counts', async ({ page }) => {
  const { cards, more, second } = await openList(page, lists[1]);
  await more.click();
  await (await second()).continue();
  await expect(cards).toHaveCount(8);
  const came = cards.filter({ hasText: 'School supplies day' });
  await expect(came.locator('[data-number^="view:"]')).toHaveAttribute('value', /^\d+$/);
  await expect(came.getByRole('button', { name: /^Love/ })).toHaveAttribute('aria-pressed', 'false');
});

test('Ctrl-click on "More news" opens the second page in a new tab', async ({ page, context }) => {
  const { cards, more } = await openList(page, lists[0]);
  const opened = context.waitForEvent('page');
  await more.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\?page=2/);
  await expect(cards).toHaveCount(9);
});
