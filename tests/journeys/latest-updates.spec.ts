import { load } from 'cheerio';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';

const rows = '[data-list="updates"] > li';

test('the latest updates list news, events, projects and reports, newest first, and link to each', {
  tag: ['@ROUTE-18'],
}, async ({ page }) => {
  await page.goto('/latest-updates');
  await expect(page).toHaveTitle('Latest updates — Adey');
  await expect(page.locator(rows)).toHaveCount(12);
  const more = page.getByRole('link', { name: 'Older updates' });
  // Until its island is ready, a link follows its address after a time, which a busy machine may exceed.
  await more.hover();
  await expect(page.locator('adey-island[ready] [data-more-of]')).toBeAttached();
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

test('a report in the latest updates links to its section on /reports', async ({ page }) => {
  await page.goto('/latest-updates');
  await page.locator('[data-update="report"]').getByRole('link').click();
  await expect(page).toHaveURL(/\/reports#reports_2024$/);
  await expect(page.locator('#reports_2024').getByRole('heading')).toBeInViewport();
});

test('the update feeds have the items of the list in its order, in both languages, and answer 304 when unchanged', {
  tag: ['@UPDATES-06'],
}, async ({ page, request }) => {
  for (const address of ['/latest-updates', '/am/latest-updates']) {
    const feed = `${address}/feed.xml`;
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const xml = await answer.text();
    // Only a browser tells whether it is well-formed.
    const isBroken = await page.evaluate(
      text => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') !== null,
      xml,
    );
    expect(isBroken, feed).toBe(false);
    const entries = load(xml, { xml: true })('entry')
      .toArray()
      .map(entry => load(entry, { xml: true }));
    const ids = entries.map($ => $('id').text());
    expect(new Set(ids).size).toBe(ids.length);
    const shown: string[][] = [];
    for (const list of [address, `${address}?page=2`]) {
      const { $ } = await parseAnswer(request, list);
      for (const link of $(`${rows} h2 a`).toArray())
        shown.push([$(link).text(), new URL(String($(link).attr('href')), answer.url()).href]);
      expect($(`head link[type="application/atom+xml"][href="${feed}"]`), list).toHaveLength(1);
      expect($(`main a[href="${feed}"]`).length, list).toBeGreaterThan(0);
    }
    expect(entries.map($ => [$('title').text(), $('link').attr('href')])).toEqual(shown);
    const again = await request.get(feed, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
});

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

test('without updates the list says so, and its feed has no entry', async ({ page }) => {
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
