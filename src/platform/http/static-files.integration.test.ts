import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/support/ask.ts';
import { always, film, font, openSite } from '../../../tests/support/open-site.ts';

describe('a file', () => {
  it('a text file is compressed, and gets 304 when the visitor holds it', async () => {
    const { ask } = await openSite();
    const plain = await ask('/drawing.svg');
    const br = await ask('/drawing.svg', { headers: { 'accept-encoding': 'br', range: 'bytes=0-9' } });
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(br.headers).toMatchObject({
      ...always,
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'content-length': String(br.body.byteLength),
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
    expect(br.headers.etag).not.toBe(plain.headers.etag);
    const byTag = await ask('/drawing.svg', { headers: { 'if-none-match': `W/${plain.headers.etag}` } });
    const byDate = await ask('/drawing.svg', {
      headers: { 'if-modified-since': plain.headers['last-modified'] },
    });
    expect([byTag, byDate].map(answer => [answer.status, answer.body.byteLength])).toEqual([
      [304, 0],
      [304, 0],
    ]);
    const older = { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' };
    expect((await ask('/drawing.svg', { headers: older })).status).toBe(200);
    const tagFirst = { 'if-none-match': '"other"', 'if-modified-since': plain.headers['last-modified'] };
    expect((await ask('/drawing.svg', { headers: tagFirst })).status).toBe(200);
  });

  it.each([
    ['from the disk', '/film.1a0b5879.webm', film, 'public, max-age=31536000, immutable'],
    ['from memory', '/font.woff2', font, 'public, max-age=3600'],
  ])('a file %s is sent whole or in the requested range', async (_, path, content, caching) => {
    const { ask } = await openSite();
    const part = (range: string, more = {}): Promise<Answer> => ask(path, { headers: { range, ...more } });
    const whole = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(whole.body.equals(content)).toBe(true);
    expect(whole.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': caching,
    });
    expect(whole.headers, 'what only pages heed').not.toHaveProperty('permissions-policy');

    const middle = await part('bytes=100-199');
    expect([middle.status, middle.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${content.byteLength}`,
    ]);
    expect(middle.body.equals(content.subarray(100, 200))).toBe(true);
    expect((await part('bytes=-10')).body.equals(content.subarray(-10))).toBe(true);
    expect((await part('bytes=1990-')).body.equals(content.subarray(1990))).toBe(true);
    expect((await part('bytes=0-9', { 'if-range': whole.headers.etag })).status).toBe(206);
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200);
    expect((await part('bytes=0-9', { 'if-range': whole.headers['last-modified'] })).status).toBe(206);
    expect((await part('bytes=0-1,4-5')).body.byteLength).toBe(content.byteLength);

    const outside = await part(`bytes=${content.byteLength}-`);
    expect([outside.status, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${content.byteLength}`,
    ]);
    expect(outside.headers).toMatchObject(always);
    expect((await part('bytes=5-2')).status).toBe(416);

    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([
      200,
      String(content.byteLength),
      0,
    ]);
  });

  it('an empty file is sent with length 0', async () => {
    const { ask } = await openSite();
    const answer = await ask('/empty.txt');
    expect([answer.status, answer.body.byteLength, answer.headers['content-length']]).toEqual([200, 0, '0']);
  });

  it.each([
    '/../server.ts',
    '/..%2fserver.ts',
    '/%2e%2e/server.ts',
    '/_astro/../../server.ts',
    '/film.1a0b5879.webm/..',
  ])('a path that leaves the folder gets 400: %s', async target => {
    const { ask } = await openSite();
    expect((await ask(target)).status).toBe(400);
  });

  it('a hidden file is not sent, and a missing asset gets 404 without rendering a page', async () => {
    const { ask, site } = await openSite();
    for (const target of ['/_astro/gone.js', '/art/gone.svg', '/fonts/x', '/video/x']) {
      const answer = await ask(target);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
    }
    expect(site.rendered).toHaveLength(0);
    expect((await ask('/.secret')).text).not.toContain('hidden');
    expect((await ask('/_astro')).text).not.toContain('hidden');
  });
});
