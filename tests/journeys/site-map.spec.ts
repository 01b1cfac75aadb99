import { standingPages } from '#site/standing-pages.ts';
import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';

for (const locale of ['', '/am'] as const) {
  test(`${locale}/site-map lists every page once, and each of them exists`, { tag: ['@ROUTE-23'] }, async ({
    request,
  }) => {
    const { $ } = await parseAnswer(request, `${locale}/site-map`);
    expect($('h1').text().trim()).toBe(locale ? 'የድረ ገጹ ካርታ' : 'Site map');
    const links = $('[data-group] a')
      .toArray()
      .map(link => $(link).attr('href') ?? '');
    expect(new Set(links).size).toBe(links.length);
    for (const path of builtRoutes)
      expect(links).toContain(path === '/' ? locale || '/' : `${locale}${path}`);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  });
}

test('events, posts, projects, the team and partners are listed by name below their sections', async ({
  read,
}) => {
  const page = await read('/site-map');
  for (const [list, name] of [
    ['Events', 'Fundraiser II'],
    ['News', 'Donations up 40 percent'],
    ['Projects', 'Medicines for children'],
    ['Team', 'Pharmacist'],
    ['Partners', 'MedSupply Mission'],
  ] as const) {
    const entry = page
      .locator('[data-group] > ul > li')
      .filter({ has: page.getByRole('link', { name: list, exact: true }) });
    await expect(entry.getByRole('list').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('sitemap.xml lists the pages of the site map in both languages, without those hidden from search engines', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  await page.goto('/site-map');
  const links = await page
    .locator('[data-group] a')
    .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).pathname));
  const unlisted = standingPages.filter(known => known.unlisted).map(({ path }) => path);
  expect(links).toEqual(expect.arrayContaining(unlisted));
  const searched = links.filter(path => !unlisted.includes(path));
  expect(listed.filter(path => !/^\/am(\/|$)/.test(path)).toSorted()).toEqual(searched.toSorted());
  expect(listed).toHaveLength(searched.length * 2);
});

test('the site map of an empty site lists the sections without items', async ({ page }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(`${siteUrl}/site-map`);
  await expect(page.locator('[data-group] ul ul')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Events' })).toBeVisible();
});
