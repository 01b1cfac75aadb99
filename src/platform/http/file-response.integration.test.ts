import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../../tests/support/open-site.ts';
import { type MediaFile, mediaResponse } from './file-response.ts';

const bytes = Buffer.from('a picture');
const picture = (more: Partial<MediaFile> = {}): MediaFile => ({
  type: 'image/avif',
  size: bytes.length,
  changed: new Date('2026-11-20T09:00:00Z'),
  isImmutable: true,
  stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]),
  ...more,
});

async function openLibrary(file: MediaFile | null) {
  const { site, ask } = await openSite();
  site.answer = request => mediaResponse(file, request);
  return ask;
}

it('a PDF is sent as a sandboxed download with nosniff, whole or in parts', async () => {
  const file = picture({ type: 'application/pdf', download: 'report-2025.pdf' });
  const ask = await openLibrary(file);
  for (const headers of [{}, { range: 'bytes=2-8' }] as Record<string, string>[]) {
    const answer = await ask('/media/report-2025.pdf', { headers });
    expect([answer.status, answer.text]).toEqual(headers.range ? [206, 'picture'] : [200, 'a picture']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="report-2025.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

describe('a picture over HTTP', () => {
  it('a picture without recognisable people is cacheable for a year without revalidation', async () => {
    const ask = await openLibrary(picture());
    const answer = await ask('/media/clinic-day-4f2a.avif');
    expect([answer.status, answer.text]).toEqual([200, 'a picture']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('a picture of a person is revalidated on each request, and gets 404 once it is withdrawn', async () => {
    let file: MediaFile | null = picture({ isImmutable: false });
    const { site, ask } = await openSite();
    site.answer = request => mediaResponse(file, request);
    const first = await ask('/media/mother.jpg');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const headers = { 'if-none-match': first.headers.etag };
    const again = await ask('/media/mother.jpg', { headers });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(again.headers['cache-control']).toBe('public, no-cache');
    file = null;
    expect((await ask('/media/mother.jpg', { headers })).status).toBe(404);
  });

  it('a picture with a new date or size gets a new ETag', async () => {
    const fetchTag = async (file: MediaFile) =>
      (await (await openLibrary(file))('/media/a.jpg', { method: 'HEAD' })).headers.etag;
    const tag = await fetchTag(picture());
    expect(await fetchTag(picture({ changed: new Date('2026-11-20T09:00:01Z') }))).not.toBe(tag);
    expect(await fetchTag(picture({ size: 10 }))).not.toBe(tag);
  });

  it('a HEAD request for a picture gets its headers, and opens no file', async () => {
    const ask = await openLibrary(
      picture({
        stream() {
          throw new Error('was opened');
        },
      }),
    );
    const answer = await ask('/media/a.avif', { method: 'HEAD' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', 'content-length': '9' });
  });

  it('a missing picture gets 404 with one sentence, uncached', async () => {
    const ask = await openLibrary(null);
    const answer = await ask('/media/nothing.avif');
    expect([answer.status, answer.text]).toEqual([404, 'There is no such file.\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('a film is sent in the requested range, and whole when If-Range names another version', async () => {
    const ask = await openLibrary(picture({ type: 'video/mp4' }));
    const part = async (range: string, more = {}) => {
      const { status, text, headers } = await ask('/media/film.mp4', { headers: { range, ...more } });
      return [status, text, headers['content-range'], headers['content-length']];
    };
    const whole = await ask('/media/film.mp4');
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(await part('bytes=2-4')).toEqual([206, 'pic', 'bytes 2-4/9', '3']);
    expect(await part('bytes=2-')).toEqual([206, 'picture', 'bytes 2-8/9', '7']);
    expect(await part('bytes=-4')).toEqual([206, 'ture', 'bytes 5-8/9', '4']);
    expect(await part('bytes=0-1,4-5')).toEqual([200, 'a picture', undefined, '9']);
    expect((await part('bytes=9-')).slice(0, 3)).toEqual([416, '', 'bytes */9']);
    expect(await part('bytes=2-4', { 'if-range': whole.headers.etag })).toEqual([
      206,
      'pic',
      'bytes 2-4/9',
      '3',
    ]);
    expect(await part('bytes=2-4', { 'if-range': '"another"' })).toEqual([200, 'a picture', undefined, '9']);
  });

  it.each(['/media/..%2fsecret', '/media/%00.jpg', '/media/%E0%A4%A.jpg', '/media/a%5cb.jpg'])(
    'the malformed media address %s gets 400',
    async target => {
      const { site, ask } = await openSite();
      site.answer = (_request, { problem }) => new Response('explained', { status: problem?.status ?? 200 });
      expect((await ask(target)).status).toBe(400);
    },
  );
});
