import { ask } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';

const path = '/news/donations-up-40-percent';

test('a post shows its heading and both parts of its description, paragraph by paragraph', {
  tag: ['@NEWS-23', '@NEWS-24'],
}, async ({ read }) => {
  const page = await read(path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Donations up 40 percent');
  await expect(article.getByText(/^Donations to the mission have grown by 40 percent/)).toBeVisible();
  await expect(article.getByText(/^For a child in treatment this means/)).toBeVisible();
  await expect(article.getByText(/^It also lets us plan with families/)).toBeVisible();
  await expect(article.locator('time')).toHaveText('Dec 05, 2024');
  await expect(article).toContainText('By the programme team');
});

test('the list of more news below a post leaves the post out', { tag: ['@NEWS-22'] }, async ({ read }) => {
  let page = await read('/news');
  await expect(page.locator('[data-list="news"] > li').nth(2)).toContainText('Donations up 40 percent');
  page = await read(path);
  const others = page.getByRole('region', { name: 'More news' }).locator('[data-list="news"] > li');
  await expect(others).toHaveCount(3);
  await expect(others.filter({ hasText: 'Donations up 40 percent' })).toHaveCount(0);
  await expect(others.filter({ hasText: 'More than 75 children' })).toHaveCount(1);
});

test('a post has no navigation and links back to all news, above and below', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All news' })).toHaveCount(2);
  await page.getByRole('link', { name: 'All news' }).first().click();
  await expect(page).toHaveURL('/news');
});

test('the structured data of a post describes it, and its share picture exists', async ({
  page,
  request,
  stack,
}) => {
  await page.goto(path);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const article = JSON.parse(data ?? '[]').find((thing: object) =>
    Object.values(thing).includes('NewsArticle'),
  );
  expect(article).toMatchObject({
    headline: 'Donations up 40 percent',
    inLanguage: 'en',
    datePublished: '2024-12-05',
    mainEntityOfPage: `${stack.siteUrl}${path}`,
    image: expect.stringContaining(`${stack.siteUrl}/`),
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('an untranslated post is marked as English, with its canonical link to the English page', async ({
  read,
}) => {
  const page = await read('/am/news/volunteers-up-25-percent');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Volunteers up 25 percent');
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^m]\/news\/volunteers/);
});

test('the feed lists every dated post once, newest first, and is well-formed', async ({ page, request }) => {
  for (const feed of ['/news/feed.xml', '/am/news/feed.xml']) {
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    // Pages of the site cannot parse text into documents.
    await page.goto('about:blank');
    const read = await page.evaluate(text => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const all = (tag: string) =>
        [...parsed.querySelectorAll(`entry > ${tag}`)].map(each => each.textContent);
      return { broken: parsed.querySelector('parsererror') !== null, ids: all('id'), days: all('published') };
    }, xml);
    expect(read.broken, feed).toBe(false);
    expect(read.ids).toHaveLength(9);
    expect(new Set(read.ids).size).toBe(9);
    expect(read.days).toEqual(read.days.toSorted().toReversed());
  }
});

test('a malformed or overlong address of a post or event gets 400, 404 or 414 with a page', {
  tag: ['@ROUTE-35'],
}, async ({ stack }) => {
  const port = Number(new URL(stack.siteUrl).port);
  const refused = [
    ['/news/%E0%A4%A', 400],
    ['/events/..%2f', 400],
    ['/news/..%2f..%2fetc%2fpasswd', 400],
    ['/events/%00', 400],
    ['/news/a%5cb', 400],
    [`/news/${'x'.repeat(3_000)}`, 404],
    [`/events/${'%E1%88%88'.repeat(400)}`, 404],
    [`/news/${'x'.repeat(5_000)}`, 414],
    ['/news/%27%20or%201%3D1--', 404],
    ['/events/%3Cscript%3Ealert(1)', 404],
  ] as const;
  for (const [target, status] of refused) {
    const answer = await ask(port, target);
    expect([answer.status, target]).toEqual([status, target]);
    expect(answer.text).toContain('<h1');
    expect(answer.text).not.toContain('<script>alert');
  }
});
