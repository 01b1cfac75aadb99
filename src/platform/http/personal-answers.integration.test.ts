import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { always, openSite } from '../../../tests/support/open-site.ts';
import { somePreviewPass } from '../../../tests/support/preview-pass.ts';

describe('a personal response', () => {
  it('an API request reaches the site unchanged, with the address of the client', async () => {
    const { ask, site } = await openSite();
    site.answer = async request =>
      new Response(await request.text(), {
        status: 201,
        headers: { 'set-cookie': 'a=b', 'x-frame-options': 'SAMEORIGIN' },
      });
    const answer = await ask('/api/clicks?a=%20b', {
      method: 'POST',
      body: '{"key":"x"}',
      headers: { cookie: 'c=d', 'x-forwarded-for': '192.0.2.1' },
    });
    expect([answer.status, answer.text]).toEqual([201, '{"key":"x"}']);
    expect(answer.headers).toMatchObject({
      ...always,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    expect(answer.headers['set-cookie']).toEqual(['a=b']);
    const [{ request, clientAddress } = { request: new Request('http://x') }] = site.rendered;
    expect([request.url, request.headers.get('cookie')]).toEqual([
      'https://adey.example/api/clicks?a=%20b',
      'c=d',
    ]);
    expect(clientAddress).toBe('127.0.0.1');
  });

  it('a personal text response is compressed as the visitor accepts, and a picture is not', async () => {
    const { ask, site } = await openSite();
    const page = 'the same again '.repeat(500);
    const requestTyped = async (type: string, accepted: string) => {
      site.answer = () => new Response(page, { headers: { 'content-type': type } });
      return ask('/api/greeting', { headers: { 'accept-encoding': accepted } });
    };
    const brotli = await requestTyped('text/html', 'gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    const gzip = await requestTyped('text/html', 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    expect((await requestTyped('text/html', '')).text).toBe(page);
    expect((await requestTyped('image/png', 'gzip, br')).text).toBe(page);
  });

  it('a JSON response has its length, and is compressed only where that saves bytes', async () => {
    const { ask, site } = await openSite();
    const requestTyped = async (value: unknown, accepted: string, method = 'GET') => {
      site.answer = () => Response.json(value, { headers: { etag: '"1"', 'content-length': '9999' } });
      return ask('/api/numbers', { method, headers: { 'accept-encoding': accepted } });
    };
    const small = await requestTyped({ n: 7 }, 'gzip, br');
    expect([small.text, small.headers['content-length'], small.headers.etag]).toEqual([
      '{"n":7}',
      '7',
      '"1"',
    ]);
    expect(small.headers).not.toHaveProperty('content-encoding');
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`view:event${n}`, n]));
    const compressed = await requestTyped(many, 'gzip, br');
    expect(JSON.parse(brotliDecompressSync(compressed.body).toString())).toEqual(many);
    expect(compressed.headers).not.toHaveProperty('etag');
    const plain = await requestTyped(many, '');
    expect(JSON.parse(plain.text)).toEqual(many);
    expect(plain.headers['content-length']).toBe(String(JSON.stringify(many).length));
    const head = await requestTyped({ n: 7 }, '', 'HEAD');
    expect([head.text, head.headers['content-length']]).toEqual(['', '7']);
  });

  it('a request whose response was sent completely is not aborted', async () => {
    const { ask, site, server } = await openSite();
    const signals: AbortSignal[] = [];
    site.answer = request => {
      signals.push(request.signal);
      return Response.json({ n: 7 });
    };
    await ask('/api/numbers');
    await ask('/api/numbers');
    // Each had a connection of its own, which is closed by now.
    const { server: connections } = server;
    await expect.poll(() => promisify(connections.getConnections.bind(connections))()).toBe(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });

  it('other sites may embed pictures, but not JSON', async () => {
    const { ask, site } = await openSite();
    const readPolicy = async (type: string) => {
      site.answer = () => new Response('x', { headers: { 'content-type': type } });
      return (await ask('/media/x')).headers['cross-origin-resource-policy'];
    };
    expect(await readPolicy('image/avif')).toBe('cross-origin');
    expect(await readPolicy('application/json')).toBe('same-origin');
  });

  it('the client address is taken from the trusted proxy, not from the visitor', async () => {
    const { ask, site } = await openSite({ trustedProxies: 1 });
    await ask('/api/clicks', { headers: { 'x-forwarded-for': '192.0.2.66, 203.0.113.7' } });
    expect(site.rendered[0]?.clientAddress).toBe('203.0.113.7');
  });

  it('a streamed response is aborted when the visitor disconnects', async () => {
    const { port, site } = await openSite();
    let signal: AbortSignal | undefined;
    site.answer = request => {
      signal = request.signal;
      return new Response(
        new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(65_536)) }),
      );
    };
    const aborted = get({ host: '127.0.0.1', port, path: '/media/film.mp4', agent: false }, answer => {
      answer.once('data', () => answer.destroy());
    });
    aborted.on('error', () => undefined);
    await expect.poll(() => signal?.aborted).toBe(true);
  });

  it('staff with a preview pass get an uncached preview, while visitors get the cached page', async () => {
    const { ask, site } = await openSite();
    await ask('/news/draft');
    const headers = { cookie: somePreviewPass() };
    const preview = await ask('/news/draft?preview=1', { headers });
    expect(preview.text).toContain('/news/draft?preview=1');
    expect(preview.headers).toMatchObject({
      ...always,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(site.rendered[1]?.request.headers.get('cookie')).toBe(headers.cookie);
    await ask('/news/draft?preview=1', { headers });
    expect(site.rendered).toHaveLength(3);
    expect((await ask('/news/draft?preview=1')).text).not.toContain('preview');
    expect((await ask('/news/draft')).text).not.toContain('preview');
    expect(site.rendered).toHaveLength(3);
  });

  it('an expired or forged preview pass gets the cached page without a render', async () => {
    const { ask, site } = await openSite();
    const { text } = await ask('/news');
    for (const cookie of [
      'adey-preview=x',
      `${somePreviewPass().slice(0, -22)}${'A'.repeat(22)}`,
      somePreviewPass(28_800),
    ])
      expect((await ask('/news?preview=1', { headers: { cookie } })).text, cookie).toBe(text);
    expect(site.rendered).toHaveLength(1);
  });

  it('uncached pages of visitors wait in one render queue, and staff previews in another', async () => {
    const { ask, site } = await openSite({ limits: { rendersAtOnce: 1, rendersWaiting: 1 } });
    const held = Promise.withResolvers<void>();
    site.wait = () => held.promise;
    const headers = { cookie: somePreviewPass() };
    const visitors = ['/cold', '/preview/a', '/preview/b', '/preview/c'].map(target => ask(target));
    const staff = ask('/news?preview=1', { headers });
    await expect.poll(() => site.rendered.length).toBe(2);
    held.resolve();
    const statuses = (await Promise.all(visitors)).map(answer => answer.status);
    expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
    expect((await staff).status).toBe(200);
  });
});
