import { createHash } from 'node:crypto';
import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { sampled } from '../support/test-scale.ts';

const screens = [
  ['@ROUTE-04', 'the about screen', '/about', /About us/],
  ['@ROUTE-05', 'the events list', '/events', /./],
  ['@ROUTE-06', 'one event by its slug', '/events/open-packing-day', /Open packing day/],
  ['@ROUTE-07', 'the news list', '/news', /Our Latest Updates/],
  ['@ROUTE-08', 'one post by its slug', '/news/donations-up-40-percent', /Donations up 40 percent/],
  ['@ROUTE-29', 'the event "Fundraiser II"', '/events/fundraiser-ii', /Fundraiser II/],
] as const;

for (const [row, what, path, heading] of screens) {
  test(`${path} shows ${what}`, { tag: [row] }, async ({ request }) => {
    const { status, $ } = await parseAnswer(request, path);
    expect(status).toBe(200);
    expect($('h1').text()).toMatch(heading);
  });
}

const unknown = [
  ['@ROUTE-32', 'any other path', '/no/such/page'],
  ['@ROUTE-34', 'an unknown event', '/events/no-such-event'],
  ['@ROUTE-33', 'an unknown member of the team', '/team/nobody'],
  ['@ROUTE-35', 'an unknown post', '/news/no-such-post'],
  ['@ROUTE-36', 'an unknown partner', '/partnership/no-such-partner'],
] as const;

for (const [row, what, path] of unknown) {
  test(`${what} shows the not-found page with status 404`, { tag: [row] }, async ({ request }) => {
    for (const [address, words] of [
      [path, 'This page doesn’t exist'],
      [`/am${path}`, 'ይህ ገጽ እዚህ የለም'],
    ] as const) {
      const { status, $ } = await parseAnswer(request, address);
      expect(status).toBe(404);
      expect($('h1').text().trim()).toBe(words);
    }
  });
}

test('the image endpoint of Astro, /_image, returns 404 with any query', {
  tag: ['@ROUTE-32'],
}, async ({ request }) => {
  for (const query of ['', '?href=%2Ficon.png&w=64&f=webp', '?href=https%3A%2F%2Fexample.org%2Fa.png&w=1'])
    expect((await request.get(`/_image${query}`)).status()).toBe(404);
});

test('every public page is readable without signing in, with and without JavaScript, and sets no cookie', {
  tag: ['@ACCESS-01'],
}, async ({ page, request, context }) => {
  for (const path of builtRoutes) {
    const { status, headers, $ } = await parseAnswer(request, path);
    expect([status, headers['set-cookie']], path).toEqual([200, undefined]);
    expect($('h1').text().trim(), path).not.toBe('');
    expect($('main').text().trim().length, path).toBeGreaterThan(200);
  }
  for (const path of sampled(builtRoutes, 2)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
  }
  expect(await context.cookies()).toEqual([]);
});

test('every page declares the order of its style layers before any style', async ({ request }) => {
  for (const path of [...builtRoutes, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const first = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1];
    expect(first, path).toBe('@layer reset,tokens,base,layout,components;');
    expect(html.search(/<link[^>]+rel="?stylesheet/), path).toBe(-1);
  }
});

test('the public health check does not contain the version', async ({ request }) => {
  const health = await (await request.get('/healthz')).json();
  expect(health).toMatchObject({ status: 'ok', ready: true });
  expect(Object.keys(health)).not.toContain('version');
});

test(
  'the policy of a not-found page contains the hashes of its inline styles and scripts',
  ON_EVERY_CHANGE,
  async ({ request }) => {
    for (const path of ['/no-such-page', '/no/such/page', '/events/no-such-event', '/am/news/no-such-post']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const policy = answer.headers()['content-security-policy'] ?? '';
      const inline = [...(await answer.text()).matchAll(/<(style|script)(?![^>]* src=)[^>]*>([^<]+)<\/\1>/g)]
        .filter(([tag]) => !tag.includes('application/'))
        .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(inline.length, path).toBeGreaterThan(1);
      for (const hash of inline) expect(policy, path).toContain(hash);
    }
  },
);
