import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { parseAnswer } from '../support/parse-answer.ts';

const paths = builtRoutes.flatMap(route => [route, `/am${route === '/' ? '' : route}`]);

for (const path of paths)
  test(`${path} has its description, canonical link and share card`, ON_EVERY_CHANGE, async ({ request }) => {
    const { $ } = await parseAnswer(request, path);
    const content = (name: string) =>
      $(`head meta[property="${name}"], head meta[name="${name}"]`).first().attr('content') ?? '';
    // A sentence; Amharic needs fewer letters.
    expect(content('description').length, path).toBeGreaterThan(20);
    expect($('head link[rel=canonical]').attr('href')).toMatch(new RegExp(`:\\d+${path}$`));
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image:alt'])
      expect(content(name).length, `${path} ${name}`).toBeGreaterThan(1);
    expect(content('og:image:width')).toBe('1200');
    expect(content('og:image:height')).toBe('630');
    const image = await request.get(content('og:image'));
    expect([image.status(), image.headers()['content-type']?.split('/')[0]], path).toEqual([200, 'image']);
    expect($('head meta[name=theme-color]')).toHaveLength(2);
  });

test('no two pages have the same title', async ({ request }) => {
  const titles = await Promise.all(
    paths.map(async path => /<title>([^<]+)<\/title>/.exec(await (await request.get(path)).text())?.[1]),
  );
  expect(new Set(titles).size).toBe(paths.length);
  expect(titles).not.toContain(undefined);
});

test('the head has structured data of type NGO, and links to an existing feed, manifest and icons', async ({
  page,
}) => {
  await page.goto('/about');
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  expect(data[0]).toMatchObject({
    '@type': 'NGO',
    name: 'Adey',
    foundingDate: '2022',
    telephone: '+251 900 000 000',
  });
  for (const [rel, type] of [
    ['alternate][type="application/atom+xml"', 'application/atom+xml'],
    ['manifest"', 'application/manifest+json'],
    ['icon"', 'image/svg+xml'],
    ['apple-touch-icon"', 'image/png'],
  ] as const) {
    const selector = rel.startsWith('alternate')
      ? 'link[rel=alternate][type="application/atom+xml"]'
      : `link[rel="${rel}]`;
    const href = await page.locator(selector).first().getAttribute('href');
    const answer = await page.request.get(String(href));
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
  }
});

test('every icon in the manifest exists', async ({ request }) => {
  const manifest = await (await request.get('/am/site.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'am', start_url: '/am' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('the not-found page is hidden from search engines, and the sitemap lists every page in both languages', async ({
  request,
}) => {
  const { $ } = await parseAnswer(request, '/no-such-page');
  expect($('head meta[name=robots]').attr('content')).toBe('noindex');
  expect($('head link[rel=canonical], head link[hreflang]')).toHaveLength(0);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  // The ticket page is only reached through an event.
  for (const path of builtRoutes.filter(route => route !== '/sales/get-tickets')) {
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]+:\\d+${path}</loc>`));
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]+:\\d+/am${path === '/' ? '' : path}</loc>`));
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
});
