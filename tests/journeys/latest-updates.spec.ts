import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { shareStack } from '../support/stack-pool.ts';

const rows = '[data-list="updates"] > li';

test('[ROUTE-18] the latest updates are one list of all four kinds, each with its kind, its date and a link', async ({
  page,
}) => {
  await page.goto('/latest-updates');
  await expect(page).toHaveTitle('Latest updates — Adey');
  await expect(page.locator(rows)).toHaveCount(12);
  const more = page.getByRole('link', { name: 'Older updates' });
  await more.click();
  await expect(page.locator('[data-more-of="updates"]')).toHaveCount(0);
  const kinds = await page.locator(rows).evaluateAll(all => all.map(row => row.getAttribute('data-update')));
  expect(new Set(kinds)).toEqual(new Set(['news', 'event', 'project', 'report']));
  const days = await page
    .locator(`${rows} time`)
    .evaluateAll(all => all.map(time => time.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().toReversed());
  const first = page.locator(rows).first();
  await expect(first).toContainText('Event');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/fundraiser-ii$/);
});

test('a report in the list links to its place among the reports', async ({ page }) => {
  await page.goto('/latest-updates');
  await page.locator('[data-update="report"]').getByRole('link').click();
  await expect(page).toHaveURL(/\/reports#reports_2024$/);
  await expect(page.locator('#reports_2024').getByRole('heading')).toBeInViewport();
});

for (const [address, feed] of [
  ['/latest-updates', '/latest-updates/feed.xml'],
  ['/am/latest-updates', '/am/latest-updates/feed.xml'],
] as const) {
  test(`[UPDATES-06] ${feed} is a feed with the same items in the same order, and is not sent again unchanged`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    // Pages of the site cannot parse text into documents.
    await page.goto('about:blank');
    const read = await page.evaluate(xml => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const entries = [...parsed.querySelectorAll('entry')];
      return {
        broken: parsed.querySelector('parsererror') !== null,
        titles: entries.map(entry => entry.querySelector('title')?.textContent),
        links: entries.map(entry => new URL(entry.querySelector('link')?.getAttribute('href') ?? '').href),
        ids: entries.map(entry => entry.querySelector('id')?.textContent),
      };
    }, text);
    expect(read.broken).toBe(false);
    expect(new Set(read.ids).size).toBe(read.ids.length);
    const shown = [];
    for (const list of [address, `${address}?page=2`]) {
      await page.goto(list);
      shown.push(
        ...(await page
          .locator(`${rows} h2 a`)
          .evaluateAll(all => all.map(link => [link.textContent, (link as HTMLAnchorElement).href]))),
      );
    }
    expect(read.titles.map((title, index) => [title, read.links[index]])).toEqual(shown);
    await expect(page.locator(`head link[type="application/atom+xml"][href="${feed}"]`)).toHaveCount(1);
    await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible();
    const again = await request.get(feed, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });
}

test('without scripts older updates are on their own page, with a link back', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl });
  const page = await context.newPage();
  await page.goto('/latest-updates');
  await page.getByRole('link', { name: 'Older updates' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByRole('link', { name: 'Back to the newest' }).click();
  await expect(page).toHaveURL(/\/latest-updates$/);
  await context.close();
});

test('without updates the list says so and its feed is still valid', async ({ page }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(`${siteUrl}/latest-updates`);
  await expect(page.getByText('The first update appears here soon.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Stay in the Loop' }).click();
  await expect(page.locator('#subscribe')).toBeInViewport();
  await expectNoAxeViolations(page);
  const feed = await (await page.request.get(`${siteUrl}/latest-updates/feed.xml`)).text();
  expect(feed).toContain('<updated>2022-01-01T00:00:00.000Z</updated>');
  expect(feed).not.toContain('<entry>');
});
