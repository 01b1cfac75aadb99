import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { always, openSite } from '../../../tests/support/open-site.ts';

describe('a page', () => {
  it('a page is sent in the best coding the visitor accepts, each with its own strong ETag', async () => {
    const { ask } = await openSite();
    const plain = await ask('/');
    const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
    const br = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain, gzip, br].map(answer => answer.headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(new Set([plain, gzip, br].map(answer => answer.headers.etag)).size).toBe(3);
    for (const answer of [plain, gzip, br]) {
      expect(answer.headers).toMatchObject({
        ...always,
        vary: 'accept-encoding, cookie, save-data',
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
        'content-length': String(answer.body.byteLength),
      });
    }
  });

  it('a HEAD request gets the headers of the page without its body, cached or not', async () => {
    const { ask, site } = await openSite();
    const cold = await ask('/news', { method: 'HEAD' });
    const page = await ask('/news');
    const warm = await ask('/news', { method: 'HEAD' });
    for (const head of [cold, warm]) {
      expect(head.status).toBe(200);
      expect(head.body.byteLength).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...page.headers, date: '' });
    }
    expect(site.rendered).toHaveLength(1);
  });

  it('a visitor who holds a page in any coding gets 304', async () => {
    const { ask } = await openSite();
    const br = await ask('/', { headers: { 'accept-encoding': 'br' } });
    const tag = String(br.headers.etag);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await ask('/', { headers: { 'if-none-match': held, 'accept-encoding': 'br' } });
      expect([answer.status, answer.body.byteLength, answer.headers.etag]).toEqual([304, 0, tag]);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding, cookie, save-data',
        'cache-control': 'no-cache',
      });
      expect(answer.headers['content-length'] ?? '0').toBe('0');
    }
    const otherCoding = await ask('/', { headers: { 'if-none-match': tag } });
    expect([otherCoding.status, otherCoding.headers.etag]).toEqual([304, tag]);
    expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('a page is rendered once for 200 simultaneous first visitors', async () => {
    const { ask, site } = await openSite();
    site.wait = () => sleep(30);
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/')));
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1);
    expect(answers.every(answer => answer.status === 200)).toBe(true);
    expect(site.rendered).toHaveLength(1);
    expect(JSON.parse((await ask('/healthz')).text)).toMatchObject({ status: 'ok', renders: 1, pages: 1 });
  });

  it('a request after a change gets the new page, even while the old one is still rendering', async () => {
    const { ask, site, pages } = await openSite();
    const renderContext = Promise.withResolvers<void>();
    site.wait = () => renderContext.promise;
    const before = ask('/');
    await expect.poll(() => site.rendered.length).toBe(1);
    site.words = 'new';
    site.wait = async () => undefined;
    pages.dropTagged(['posts']);
    const after = ask('/');
    await sleep(20);
    renderContext.resolve();
    expect((await before).text).toContain('old');
    expect((await after).text).toContain('new');
    expect((await ask('/')).text).toContain('new');
    expect(site.rendered).toHaveLength(2);
  });

  it('a cached page is rendered without headers, query or address of its first visitor', async () => {
    const { ask, site } = await openSite();
    await ask('/news?email=almaz@example.org', {
      headers: {
        cookie: 'adey-token=x',
        host: 'elsewhere.example',
        'accept-language': 'am',
        'x-forwarded-host': 'x',
      },
    });
    const [{ request, clientAddress } = { request: new Request('http://x') }] = site.rendered;
    expect([request.url, request.method, [...request.headers], clientAddress]).toEqual([
      'https://adey.example/news',
      'GET',
      [],
      undefined,
    ]);
  });

  it('a page is not rendered again for undeclared query parameters', async () => {
    const { ask, site } = await openSite();
    const first = await ask('/');
    for (const query of [
      '?utm_source=x',
      '?a=1&b=2',
      '?tab=nonsense',
      '?preview=1',
      '?%zz',
      '?__proto__=1',
      '?',
    ]) {
      expect((await ask(`/${query}`)).text).toBe(first.text);
    }
    expect(site.rendered).toHaveLength(1);
    expect(JSON.parse((await ask('/healthz')).text).pages).toBe(1);
    expect((await ask('/?tab=impact_tab&utm_source=x')).text).toContain('tab=impact_tab');
    expect((await ask('/?tab=impact_tab')).text).toContain('tab=impact_tab');
    expect(site.rendered).toHaveLength(2);
  });

  it('a page that sets a cookie is not cached, and its cookie is removed', async () => {
    const { ask, site } = await openSite();
    site.answer = () =>
      new Response('mine', { headers: { 'set-cookie': 'a=b', 'content-type': 'text/html' } });
    const answer = await ask('/');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await ask('/');
    expect(site.rendered).toHaveLength(2);
  });
});
