import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { SiteBusyError } from '#platform/page-cache/render-queue.ts';
import { type Asking, askRaw } from '../../../tests/support/ask.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { somePreviewPass } from '../../../tests/support/preview-pass.ts';

/** The kinds of answer, by what may be done with them. */
type Kind = 'page' | 'other' | 'held' | 'drawing' | 'file' | 'script';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const opened = {
  ...everywhere,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};
const here = { 'cross-origin-resource-policy': 'same-origin' };
const anywhere = { 'cross-origin-resource-policy': 'cross-origin' };
const containsParts = (...parts: string[]) => expect.stringMatching(new RegExp(parts.join('.*')));
const nothingRuns = containsParts("default-src 'none'", "frame-ancestors 'none'", "trusted-types 'none'");

/** The headers of each kind of answer. */
const table: Record<Kind, object> = {
  page: { ...opened, ...here, 'content-security-policy': "default-src 'self'" },
  other: { ...opened, ...here, 'content-security-policy': nothingRuns },
  // A 304 has nothing about windows and no policy: the visitor has both with the page of the same tag.
  held: { ...everywhere, ...here },
  drawing: { ...opened, ...anywhere, 'content-security-policy': nothingRuns },
  file: {
    ...everywhere,
    ...anywhere,
    'content-security-policy': containsParts("default-src 'none'", 'frame-ancestors'),
  },
  script: {
    ...everywhere,
    ...anywhere,
    'content-security-policy': containsParts("script-src 'self'", 'require-trusted-types-for'),
  },
};

const post = (more: Asking = {}): Asking => ({ method: 'POST', body: 'x', ...more });
const compressed = { 'content-encoding': 'gzip' };
const answers = (status: number, headers = {}, body: string | null = 'x') => ({ status, headers, body });

/** Every status the server sends, and where it comes from: [name, target, options, the site's answer, status, kind]. */
const rows: [string, string, Asking, ReturnType<typeof answers> | null, number, Kind][] = [
  ['a page', '/news', {}, null, 200, 'page'],
  ['its head alone', '/news', { method: 'HEAD' }, null, 200, 'page'],
  ['a preview', '/news?preview=1', { headers: { cookie: somePreviewPass() } }, null, 200, 'page'],
  ['a page that is not there', '/nothing', {}, answers(404, { 'content-type': 'text/html' }), 404, 'other'],
  ['a feed', '/news/feed.xml', {}, answers(200, { 'content-type': 'application/atom+xml' }), 200, 'other'],
  ['a calendar', '/calendar.ics', {}, answers(200, { 'content-type': 'text/calendar' }), 200, 'other'],
  ['a call', '/api/x', {}, answers(200, { 'content-type': 'application/json' }), 200, 'other'],
  ['a call with nothing to say', '/api/x', post(), answers(204, {}, null), 204, 'other'],
  ['a call too often', '/api/x', post(), answers(429, {}), 429, 'other'],
  ['a form of elsewhere', '/preview/x', post(), answers(403, {}), 403, 'other'],
  ['a picture', '/media/x.avif', {}, answers(200, { 'content-type': 'image/avif' }), 200, 'file'],
  [
    'a drawing that was uploaded',
    '/media/x.svg',
    {},
    answers(200, { 'content-type': 'image/svg+xml' }),
    200,
    'drawing',
  ],
  ['a way on', '/api/x', {}, answers(303, { location: '/' }, null), 303, 'other'],
  ['another spelling', '/news/', {}, null, 301, 'other'],
  ['an address that cannot be read', '/%zz', {}, null, 400, 'page'],
  ['a call that cannot be read', '/api/%zz', {}, null, 400, 'other'],
  ['a method of proxies', '/news', { method: 'TRACE' }, null, 405, 'other'],
  ['a posted page', '/news', post(), null, 405, 'other'],
  ['a call by a method of proxies', '/api/x', { method: 'TRACE' }, null, 405, 'other'],
  ['a large body', '/api/x', post({ body: 'x'.repeat(70_000) }), null, 413, 'other'],
  ['a large form', '/media/x', post({ body: 'x'.repeat(70_000) }), null, 413, 'other'],
  ['an endless address', `/${'a'.repeat(5_000)}`, {}, null, 414, 'other'],
  ['an endless call', `/api/${'a'.repeat(5_000)}`, {}, null, 414, 'other'],
  ['a compressed body', '/api/x', post({ headers: compressed }), null, 415, 'other'],
  ['a compressed form', '/media/x', post({ headers: compressed }), null, 415, 'other'],
  ['a part of a film', '/film.1a0b5879.webm', { headers: { range: 'bytes=0-9' } }, null, 206, 'file'],
  [
    'a part past its end',
    '/film.1a0b5879.webm',
    { headers: { range: 'bytes=9999999-' } },
    null,
    416,
    'other',
  ],
  ['a drawing', '/drawing.svg', {}, null, 200, 'drawing'],
  ['a font', '/font.woff2', {}, null, 200, 'file'],
  ['a script', '/worker.js', {}, null, 200, 'script'],
  ['a built file that is gone', '/_astro/gone.js', {}, null, 404, 'other'],
  ['what watches over the process', '/healthz', {}, null, 200, 'other'],
];

const open = () => openSite({ httpsBelow: true });

function expectQuiet(headers: Record<string, unknown>): void {
  for (const name of ['server', 'x-powered-by', 'via', 'x-aspnet-version'])
    expect(headers, name).not.toHaveProperty(name);
  for (const value of Object.values(headers)) expect(String(value)).not.toContain('unsafe');
}

describe('security headers of responses', () => {
  it.each(rows)(
    'the response to %s has the security headers of its kind',
    async (_, target, options, answer, status, kind) => {
      const { ask, site } = await open();
      if (answer) site.answer = () => new Response(answer.body, answer);
      const { headers, ...got } = await ask(target, options);
      expect(got.status).toBe(status);
      expect(headers).toMatchObject(table[kind]);
      expectQuiet(headers);
    },
  );

  it.each([
    ['/news', 'held'],
    ['/font.woff2', 'held file'],
  ])('a 304 for %s has its security headers', async (target, kind) => {
    const { ask } = await open();
    const { headers } = await ask(target);
    const again = await ask(target, { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(kind === 'held' ? table.held : table.file);
  });

  it.each(['/news', '/api/x'])(
    'a fault, a busy site and an unreachable database at %s get the security headers',
    async target => {
      const { ask, site } = await open();
      for (const [fault, status] of [
        [new Error('no'), 500],
        [new SiteBusyError(), 503],
        [Object.assign(new Error('away'), { code: 'ECONNREFUSED' }), 503],
      ] as const) {
        site.answer = () => {
          throw fault;
        };
        const { headers, ...got } = await ask(target);
        expect(got.status).toBe(status);
        expect(headers).toMatchObject(table.other);
        expectQuiet(headers);
      }
    },
  );
});

describe('security headers of malformed requests', () => {
  const read = (answer: string) => {
    const [head = ''] = answer.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    return {
      status: Number(first.split(' ')[1]),
      headers: Object.fromEntries(lines.map(line => line.split(': '))),
    };
  };

  it.each([
    ['no request', 'nonsense\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(150)}Connection: close\r\n\r\n`,
      431,
    ],
    ['the beginnings of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ])('the refusal of bytes with %s has the security headers', async (_, bytes, status) => {
    const { port } = await open();
    const answer = read(await askRaw(port, bytes));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(table.other);
    expectQuiet(answer.headers);
  });

  it('a request that does not arrive in time gets 408 with the security headers', async () => {
    const serverLimits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
    const { port } = await openSite({ httpsBelow: true, serverLimits });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const answer = read(await text(socket));
    expect(answer).toMatchObject({ status: 408, headers: table.other });
  });
});

it('HSTS is sent where the site is reached over HTTPS, without subdomains unless configured', async () => {
  const { ask } = await openSite();
  expect((await ask('/news')).headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = await openSite({ siteUrl: 'http://adey.example', httpsBelow: true });
  expect((await plain.ask('/news')).headers).not.toHaveProperty('strict-transport-security');
});
