import { wholeDatabase } from '#site/endpoints/content.schema.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

const secret = 'a-secret-for-the-whole-database-0123456789';
const test = testOnStack({
  samples: true,
  withoutStaff: true,
  settings: { WHOLE_DATABASE_SECRET: secret },
});

const address = '/api/getDatabase';

test('/api/getDatabase is refused with 403 without the secret header or with a wrong one', {
  tag: ['@API-15', '@API-16'],
}, async ({ request }) => {
  const statuses = async (headers: Record<string, string>) =>
    (await request.get(address, { headers })).status();
  expect(await statuses({})).toBe(403);
  for (const token of [
    '',
    'wrong',
    secret.slice(0, -1),
    `${secret}x`,
    secret.toUpperCase(),
    `Bearer ${secret}`,
  ])
    expect(await statuses({ token }), token).toBe(403);
  expect(await statuses({ authorization: secret, cookie: `token=${secret}` })).toBe(403);
  expect((await request.get(`${address}?token=${secret}`)).status()).toBe(403);
});

test('/api/getDatabase with the secret returns posts and events in the format of the old site', {
  tag: ['@API-17'],
}, async ({ request }) => {
  const answer = await request.get(address, { headers: { token: secret } });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  const { posts, events } = wholeDatabase.parse(await answer.json());
  const listTypes = (items: Record<string, { type: string }>) => Object.values(items).map(({ type }) => type);
  expect(listTypes(posts)[0]).toBe('intro');
  expect(listTypes(posts).at(-1)).toBe('ad');
  expect(listTypes(events)[0]).toBe('intro');
  expect(Object.values(events).some(({ heading }) => heading === 'Fundraiser II')).toBe(true);
});

test('/api/getDatabase leaves out personal data', { tag: ['@API-26'] }, async ({ request }) => {
  const people = { name: 'Tsehay Nobodyelse', email: 'tsehay.nobodyelse@example.org' };
  expect((await request.post('/api/addSubscriber', { data: people })).status()).toBe(200);
  const letter = { ...people, message: 'My child is called Lidetu Nobodyelse.' };
  expect((await request.post('/api/contact', { data: letter })).status()).toBe(200);
  const text = await (await request.get(address, { headers: { token: secret } })).text();
  expect(text).not.toMatch(/nobodyelse/i);
  expect(text).not.toMatch(/[^\s"]+@[^\s"]+\.[a-z]{2,}/i);
  expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(['events', 'posts']);
});

test('/api/getDatabase returns 404 while no secret is set', { tag: ['@API-23'] }, async ({ request }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  for (const token of ['', secret, 'undefined', 'null']) {
    const answer = await request.get(siteUrl + address, { headers: { token } });
    expect(answer.status(), token).toBe(404);
    expect(await answer.text()).not.toContain('posts');
  }
});

test('no page requests /api/getDatabase, and no response to a browser contains its secret', {
  tag: ['@API-24', '@API-25'],
}, async ({ page, request }) => {
  const asked: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('request', call => asked.push(`${call.url()} ${JSON.stringify(call.headers())}`));
  page.on('response', answer => {
    const isText = /text|json|javascript|xml/.test(answer.headers()['content-type'] ?? '');
    if (isText) bodies.push(answer.text().catch(() => ''));
  });
  const pages = ['/events', '/contact', '/api', ...builtRoutes, ...quietRoutes, '/am'];
  // What a script could ask for is in its text, read below.
  for (const path of sampled(pages, 2)) await page.goto(path, { waitUntil: 'load' });
  const texts = await Promise.all(bodies);
  const scripts = new Set<string>();
  for (const path of sampled(pages, 12)) {
    const { $ } = await parseAnswer(request, path);
    texts.push($.html());
    for (const { attribs } of $('script[src], link[rel=modulepreload]').toArray())
      scripts.add(attribs.src ?? attribs.href ?? '');
  }
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect(text.includes(address), `${script} asks for it`).toBe(false);
    texts.push(text);
  }
  expect(asked.filter(line => line.includes(address) || line.includes(secret))).toEqual([]);
  expect(texts.filter(text => text.includes(secret))).toEqual([]);
});
