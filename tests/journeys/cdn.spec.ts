import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { askRaw } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';
import { freePort, startTestStack, type TestStack } from '../support/test-stack.ts';
import { isHit, startVarnish, type Varnish } from '../support/varnish.ts';
import { wordsAbout, writeAbout } from '../support/words-about.ts';

test.describe.configure({ mode: 'serial' });

let stack: TestStack;
let varnish: Varnish;
let admin: AdminClient;

test.beforeAll(async () => {
  const port = await freePort();
  const settings = { CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${port}/` };
  stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) }, { samples: true, settings });
  varnish = await startVarnish(port, stack.siteUrl);
  admin = await signInToAdmin(stack);
});
test.afterAll(async () => {
  await varnish?.close();
  await stack?.close();
});

/** The page through Varnish, and whether Varnish had it. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(varnish.url + path, { headers });
  const text = await answer.text();
  return { text, answer, hit: isHit(answer) };
}

const untilHit = (path: string) =>
  expect.poll(async () => (await ask(path)).hit, { timeout: 20_000 }).toBe(true);
const shows = (path: string, words: string) => async () => (await ask(path)).text.includes(words);
const seen = (path: string, words: string, is = true) =>
  expect.poll(shows(path, words), { timeout: 20_000, intervals: [50] }).toBe(is);

const publish = (heading: string) =>
  admin.create('posts', { heading, type: 'normal', postDate: '2026-11-20', _status: 'published' });

test(
  'Varnish serves pages from its cache, and purges them when a post is published or unpublished',
  ONLY_IN_FULL,
  async () => {
    await untilHit('/news');
    const post = await publish('Through Varnish');
    await seen('/news', 'Through Varnish');
    await untilHit('/news');
    await untilHit(`/news/${post.slug}`);
    await admin.update('posts', post.id, { _status: 'draft' });
    await seen('/news', 'Through Varnish', false);
    await expect.poll(async () => (await ask(`/news/${post.slug}`)).answer.status).toBe(404);
  },
);

test('text about a child is purged from Varnish when its consent is withdrawn', ONLY_IN_FULL, async () => {
  const consent = await admin.create('consents', { who: 'A mother', uses: ['website'], withdrawn: false });
  const { story } = await writeAbout(admin, 'varnish', consent.id);
  for (const path of ['/', story]) {
    await seen(path, wordsAbout('varnish'));
    await untilHit(path);
  }
  await admin.update('consents', consent.id, { withdrawn: true });
  for (const path of ['/', story]) await seen(path, wordsAbout('varnish'), false);
});

test('Varnish purges pages for the site, and for nobody with another address', ONLY_IN_FULL, async () => {
  const purgeFrom = (address: string) =>
    askRaw(
      Number(new URL(varnish.url).port),
      'PURGE / HTTP/1.1\r\nHost: x\r\nxkey-purge: posts\r\nConnection: close\r\n\r\n',
      address,
    );
  await untilHit('/news');
  expect(await purgeFrom('127.0.0.2')).toMatch(/^HTTP\/1\.1 403 /);
  expect((await ask('/news')).hit).toBe(true);
  expect(await purgeFrom('127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /);
  expect((await ask('/news')).hit).toBe(false);
});

test('what is published while Varnish is down is purged once Varnish is back', ONLY_IN_FULL, async () => {
  await untilHit('/news');
  varnish.pause();
  await publish('While Varnish was away');
  varnish.resume();
  await seen('/news', 'While Varnish was away');
});

test(
  'what is published while the site is down is purged from Varnish once the site is back',
  ONLY_IN_FULL,
  async () => {
    await untilHit('/news');
    process.kill(stack.sites[0]?.pid() ?? Number.NaN, 'SIGKILL');
    await publish('While the site was away');
    await seen('/news', 'While the site was away');
  },
);

test(
  'Varnish caches lite and full pages separately, and never account, API or preview pages',
  ONLY_IN_FULL,
  async () => {
    await untilHit('/news');
    const lite = await ask('/news', { cookie: 'lite=1' });
    const whole = await ask('/news', { cookie: 'lite=0; other=1', 'save-data': 'on' });
    expect(lite.text.length).toBeLessThan(whole.text.length);
    expect((await ask('/news', { 'accept-encoding': 'br' })).answer.headers.get('content-encoding')).toBe(
      'br',
    );
    for (const path of ['/auth/account', '/api/posts', '/news?preview'])
      expect((await ask(path)).hit || (await ask(path)).hit, path).toBe(false);
    expect((await ask('/news')).answer.headers.has('surrogate-key')).toBe(false);
  },
);
