import { Agent } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, ask, askRaw } from '../../../tests/support/ask.ts';
import { attacksOn, POISON } from '../../../tests/support/hostile-requests.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';

/** A deliberately weak site: its pages repeat every word of the request. */
async function openEcho() {
  const opened = await openSite();
  opened.site.answer = request => {
    const { pathname } = new URL(request.url);
    const isPersonal = pathname.startsWith('/preview') || request.url.includes('preview=');
    return new Response(`${request.method} ${request.url} ${JSON.stringify([...request.headers])}`, {
      headers: {
        'content-type': 'text/html',
        ...(isPersonal && { 'set-cookie': `session=${POISON}` }),
      },
    });
  };
  return opened;
}

/** An answer without its date and request id, which always differ. */
function seen({ status, headers, body }: Answer) {
  const { date: _, 'x-request-id': id, ...rest } = headers;
  expect(id ?? '').not.toContain(POISON);
  return { status, headers: rest, body };
}

const queue = fuzzRuns(100, 400);

describe('a hostile request', () => {
  it.each(['/', '/news', '/am/events', '/preview/draft', '/api/visitor', '/media/x.avif'])(
    `a hostile request does not change the next visitor’s response at %s, ${queue} times`,
    async path => {
      const { ask: askSite } = await openEcho();
      const before = seen(await askSite(path));
      const attacks = attacksOn(path, path.length);
      for (let pair = 0; pair < queue; pair++) {
        const { target, options } = attacks.next().value;
        await askSite(target, options);
        expect(
          seen(await askSite(path)),
          `turn ${pair} of seed ${path.length}: ${JSON.stringify([target, options])}`,
        ).toEqual(before);
      }
    },
  );

  it('a hostile request is never redirected to another site', async () => {
    const { ask: askSite } = await openEcho();
    const attacks = attacksOn('/news/', 1);
    for (let count = 0; count < queue; count++) {
      const { target, options } = attacks.next().value;
      const { location = '/' } = (await askSite(target, options)).headers;
      expect(new URL(location, 'https://adey.example').origin, `turn ${count} of seed 1: ${target}`).toBe(
        'https://adey.example',
      );
    }
  });

  it('a personal response is never cached, whatever the address ends with', async () => {
    const { ask: askSite, pages } = await openEcho();
    const headers = { cookie: 'adey-token=mine' };
    for (const end of ['', '/x.css', '/x.js', ';x.css', '.avif', '?x.css', '%3fx.css'])
      for (const path of ['/preview/draft', '/api/visitor']) {
        const mine = await askSite(path + end, { headers });
        expect(mine.headers['cache-control'], path + end).toMatch(/no-store/);
        expect((await askSite(path + end)).text).not.toContain('adey-token');
      }
    expect(pages.find('/preview/draft')).toBeNull();
  });
});

const chunked = 'Transfer-Encoding: chunked';
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const length = smuggled.length;
const post = (...lines: string[]) => `POST /api/x HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;

/** A request within a request, for parsers that disagree on where the first one ends. */
const shapes: readonly (readonly [string, string])[] = [
  ['length and chunks', `${post(`Content-Length: ${length + 5}`, chunked)}0\r\n\r\n${smuggled}`],
  ['chunks and length', `${post(chunked, 'Content-Length: 4')}0\r\n\r\n${smuggled}`],
  ['two lengths', post('Content-Length: 0', `Content-Length: ${length}`) + smuggled],
  ['two lengths in one', post(`Content-Length: 0, ${length}`) + smuggled],
  ['a length with a sign', post('Content-Length: +0') + smuggled],
  ['a length in hex', post('Content-Length: 0x0') + smuggled],
  ['a negative length', post('Content-Length: -1') + smuggled],
  ['an overflowing length', post('Content-Length: 18446744073709551616') + smuggled],
  ['a length after a space', post('Content-Length : 0') + smuggled],
  ['a length after a tab', post('\tContent-Length: 0') + smuggled],
  ['a length of two words', post('Content-Length: 0 0') + smuggled],
  ['chunks after a space', post('Transfer-Encoding : chunked', 'Content-Length: 0') + smuggled],
  ['chunks of an unknown kind', post('Transfer-Encoding: xchunked', 'Content-Length: 0') + smuggled],
  ['chunks that are not last', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${smuggled}`],
  ['chunks twice', `${post(chunked, 'Transfer-Encoding: identity')}0\r\n\r\n${smuggled}`],
  ['chunks after a folded line', post('Transfer-Encoding:', ' chunked', 'Content-Length: 0') + smuggled],
  ['chunks after a lone line feed', post(`X: y\n${chunked}`, 'Content-Length: 0') + smuggled],
  ['chunks after a lone carriage return', post(`X: y\r${chunked}`, 'Content-Length: 0') + smuggled],
  ['a folded header', post('X: y', ` ${smuggled}`)],
  ['lines that end in a line feed', `POST /api/x HTTP/1.1\nHost: x\nContent-Length: 0\n\n${smuggled}`],
  ['a NUL in a value', post('X: a\0b', 'Content-Length: 0') + smuggled],
  ['a NUL in a name', post('X\0Y: a', 'Content-Length: 0') + smuggled],
  ['a header without a name', post(': a', 'Content-Length: 0') + smuggled],
  ['a header without a colon', post('nonsense', 'Content-Length: 0') + smuggled],
  ['a size with a sign', `${post(chunked)}+0\r\n\r\n${smuggled}`],
  ['a size in hex twice', `${post(chunked)}0x0\r\n\r\n${smuggled}`],
  ['an overflowing size', `${post(chunked)}fffffffffffffffff\r\n${smuggled}`],
  ['a size after a space', `${post(chunked)} 0\r\n\r\n${smuggled}`],
  ['a size that ends in a line feed', `${post(chunked)}0\n\n${smuggled}`],
  ['an extension with a line feed', `${post(chunked)}5;a\nb\r\nhello\r\n0\r\n\r\n${smuggled}`],
  ['an endless extension', `${post(chunked)}5;${'a'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n${smuggled}`],
  ['a chunk longer than declared', `${post(chunked)}1\r\nhello\r\n0\r\n\r\n${smuggled}`],
  ['a page with a body', `GET /news HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${smuggled}`],
  ['a head with a body', `HEAD /news HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${smuggled}`],
  ['an old version with chunks', `POST /api/x HTTP/1.0\r\n${chunked}\r\n\r\n0\r\n\r\n${smuggled}`],
  [
    'another protocol',
    `GET /news HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nContent-Length: ${length}\r\n\r\n${smuggled}`,
  ],
  ['a tunnel', `CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n${smuggled}`],
  ['two hosts', `GET /news HTTP/1.1\r\nHost: x\r\nHost: ${POISON}\r\n X: ${smuggled}`],
];

describe('a smuggled request', () => {
  it.each(shapes)(
    'a request smuggled by %s is never rendered, and the next visitor gets the usual page',
    async (_, bytes) => {
      const { port, site } = await openSite();
      const before = seen(await ask(port, '/news'));
      const answer = await askRaw(
        port,
        `${bytes}GET /after HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^(HTTP\/1\.1 \d{3} |$)/);
      expect(site.rendered.map(({ request }) => new URL(request.url).pathname)).not.toContain('/smuggled');
      expect(seen(await ask(port, '/news'))).toEqual(before);
    },
  );
});

describe('the file addresses', () => {
  it.each([
    '/media/../../.env',
    '/media/..%2f..%2f.env',
    '/media/%2e%2e/%2e%2e/.env',
    '/media/..%5c..%5c.env',
    '/media/..\\..\\.env',
    '/media/C:%5cwindows%5cwin.ini',
    '/media/%00.avif',
    '/media/x.avif%00.html',
    '/media/%c0%ae%c0%ae%c0%af.env',
    '/media/%u002e%u002e/.env',
    '/.secret',
    '/%2esecret',
    '/_astro/..%2f.secret',
    '/../.secret',
    '/./.secret',
  ])('the file address %s serves nothing outside its folder', async target => {
    const { ask: askSite, site } = await openSite();
    const { text } = await askSite(target);
    expect(text).not.toContain('hidden');
    for (const { request } of site.rendered)
      expect(new URL(request.url).pathname).not.toMatch(/\.\.|%2f|%5c|%00/i);
  });
});

describe('an oversized request', () => {
  it.each([
    ['an address', `GET /${'a'.repeat(8_000)} HTTP/1.1\r\nHost: x\r\n`, 414],
    ['a query', `GET /news?${'a'.repeat(8_000)} HTTP/1.1\r\nHost: x\r\n`, 414],
    ['parameters', `GET /?${'tab=a&'.repeat(600)} HTTP/1.1\r\nHost: x\r\n`, 200],
    ['an address past the parser', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n`, 431],
    ['headers', `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(1_000)}`, 431],
    ['a cookie', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(5_000)}\r\n`, 431],
    ['a host', `GET / HTTP/1.1\r\nHost: ${'x'.repeat(20_000)}\r\n`, 431],
    ['languages', `GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: ${'am,'.repeat(3_000)}\r\n`, 200],
    ['ranges', `GET /font.woff2 HTTP/1.1\r\nHost: x\r\nRange: bytes=${'0-1,'.repeat(2_000)}0-1\r\n`, 206],
    ['tags', `GET /font.woff2 HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${'"a",'.repeat(2_500)}"b"\r\n`, 200],
  ])('an oversized request with %s is answered, and so is the next visitor', async (_, bytes, status) => {
    const { port, ask: askSite } = await openSite();
    const answer = await askRaw(port, `${bytes}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await askSite('/news')).status).toBe(200);
  });
});

it('malformed bytes do not answer the earlier request that is still in flight', async () => {
  const { port, site } = await openSite();
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  const answer = askRaw(port, 'GET /news HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n').catch(() => '');
  await expect.poll(() => site.rendered.length).toBe(1);
  expect(await answer).not.toContain('400');
  rendering.resolve();
});

it('pipelined requests on one connection are all answered', async () => {
  const { port, site } = await openSite();
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  const row = ['/news', '/events', '/team'].map(path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const last = 'GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const answer = askRaw(port, row.join('') + last);
  await expect.poll(() => site.rendered.length).toBe(1);
  rendering.resolve();
  expect((await answer).match(/HTTP\/1\.1 200/g)).toHaveLength(4);
});

it('a client that pipelines too many requests is disconnected', async () => {
  const { port, site } = await openSite();
  const rendering = Promise.withResolvers<void>();
  site.wait = () => rendering.promise;
  onTestFinished(() => rendering.resolve());
  const requests = 'GET /news HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000);
  expect(await askRaw(port, requests).catch(() => '')).toBe('');
  expect(site.rendered.length).toBeLessThan(2);
});

it('a refused request leaves nothing in the next response on the same connection', async () => {
  const { ask: askSite } = await openEcho();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const before = seen(await askSite('/news', { agent }));
  for (const options of [
    { method: 'POST', body: POISON },
    { method: 'POST', body: POISON.repeat(20_000) },
    { method: 'POST', body: POISON, headers: { 'content-encoding': 'gzip' } },
    { method: 'PURGE' },
  ]) {
    await askSite('/news', { ...options, agent }).catch(() => null);
    expect(seen(await askSite('/news', { agent }))).toEqual(before);
  }
});
