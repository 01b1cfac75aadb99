import { describe, expect, it } from 'vitest';
import { toOfflineAddress, toPageAddress } from './offline-address.rules.ts';
import {
  copiesOverLimit,
  copyHeader,
  copyHeaders,
  isFileAddress,
  isGone,
  isTooOld,
  mayShowWithdrawn,
  mayStoreFile,
  mayStorePage,
  usedFiles,
} from './offline-storage.rules.ts';

const origin = 'https://adey.example';
const requestFor = (path: string, more = {}) => ({
  url: origin + path,
  method: 'GET',
  mode: 'navigate',
  ...more,
});
const answer = (more: object = {}, headers: Record<string, string> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  }),
  ...more,
});

describe('the addresses of pages that may be stored', () => {
  it.each([
    ['/', '/'],
    ['/am', '/am'],
    ['/news?page=2&utm_source=x#top', '/news?page=2'],
    ['/news?page=1', '/news'],
    ['/am/events/fundraiser-ii?fbclid=1', '/am/events/fundraiser-ii'],
    ['/offline', '/offline'],
    ['/news/media', '/news/media'],
    ['/news/1.000', '/news/1.000'],
    ['/mediakit', '/mediakit'],
    ['/news/api', '/news/api'],
    ['/news/e%CC%81', '/news/%C3%A9'],
    ['/?tab=%20Meet%20us_tab', '/?tab=meet%20us_tab'],
    ['/am/donate?project=2&campaign=1', '/am/donate?campaign=1&project=2'],
    ['/donate?campaign=first', '/donate'],
    ['/about?page=2', '/about'],
  ])('the page %s is stored as %s', (path, address) =>
    expect(toPageAddress(requestFor(path), origin)).toBe(address),
  );

  it.each([
    '/auth/sign-in',
    '/am/auth/in/user/dashboard',
    '/send/confirm?token=x',
    '/am/send/message',
    '/api/visitor',
    '/am/api/getEvents',
    '/preview/news',
    '/news/draft?preview',
    '/news/draft?preview=1&page=2',
    '/media/child.avif',
    '/overlays/first-visit',
    '/cart',
    '/payment/success',
    '/calendar.ics',
    '/am/news/feed.xml',
    '/offline/pack.json',
    '/news//x',
    '/news/%2e%2e/auth',
    '/%61uth/sign-in',
    '/am/%61uth/sign-in',
    '/news/%E0%A4%A',
    '/news/a%2Fb',
    '/news/a%25b',
    '/news/a%5Cb',
    '/news/',
    '/api',
    '/am/send',
    '/healthz',
    '/about.html',
  ])('the address %s is never stored', path => expect(toPageAddress(requestFor(path), origin)).toBeNull());

  it('other methods, fetch requests and pages of other sites are not stored', () => {
    expect(toPageAddress(requestFor('/news', { method: 'POST' }), origin)).toBeNull();
    expect(toPageAddress(requestFor('/news', { method: 'HEAD' }), origin)).toBeNull();
    expect(toPageAddress(requestFor('/news', { mode: 'cors' }), origin)).toBeNull();
    expect(toOfflineAddress('https://elsewhere.example/news', origin)).toBeNull();
  });
});

describe('the responses that are stored', () => {
  it('only a complete public HTML page at its own address is stored', () => {
    expect(mayStorePage(answer())).toBe(true);
    for (const status of [204, 206, 301, 404, 410, 429, 500, 503])
      expect(mayStorePage(answer({ status }))).toBe(false);
    expect(mayStorePage(answer({ redirected: true }))).toBe(false);
    for (const type of ['opaque', 'opaqueredirect', 'cors', 'error'])
      expect(mayStorePage(answer({ type }))).toBe(false);
    expect(mayStorePage(answer({}, { 'cache-control': 'private, no-store' }))).toBe(false);
    expect(mayStorePage(answer({}, { 'content-type': 'application/json' }))).toBe(false);
    expect(mayStorePage(answer({ headers: new Headers({ 'content-type': 'text/html' }) }))).toBe(false);
    expect(mayStorePage(answer({ headers: new Headers({ 'cache-control': 'no-cache' }) }))).toBe(false);
  });

  it('only immutable files are stored, and pictures that must be revalidated are not', () => {
    expect(isFileAddress({ url: '/media/child.avif', method: 'GET' }, origin)).toBe(true);
    expect(mayStoreFile(answer({}, { 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
    expect(mayStoreFile(answer({}, { 'cache-control': 'public, no-cache' }))).toBe(false);
    expect(mayStoreFile(answer({ headers: new Headers() }))).toBe(false);
    const unchanging = { 'cache-control': 'immutable' };
    for (const more of [{ status: 404 }, { status: 206 }, { redirected: true }, { type: 'opaque' }])
      expect(mayStoreFile(answer(more, unchanging))).toBe(false);
    expect(isFileAddress({ url: '/media/child.avif', method: 'HEAD' }, origin)).toBe(false);
    expect(isFileAddress({ url: '/news/media/child.avif', method: 'GET' }, origin)).toBe(false);
    expect(isFileAddress({ url: '/video/hero.webm', method: 'GET' }, origin)).toBe(false);
    expect(isFileAddress({ url: 'https://elsewhere.example/_astro/x.js', method: 'GET' }, origin)).toBe(
      false,
    );
  });
});

describe('the headers of a copy', () => {
  it('the headers of an offline copy are read under their present and former names', () => {
    const copy = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
    expect(copyHeader(copy({ [copyHeaders.storedAt]: '2026' }), 'storedAt')).toBe('2026');
    expect(copyHeader(copy({ 'x-kept-at': '2025', 'x-kept-bytes': '7' }), 'storedAt')).toBe('2025');
    expect(copyHeader(copy({ 'x-kept-bytes': '7' }), 'bytes')).toBe('7');
    expect(copyHeader(copy({}), 'bytes')).toBeNull();
    expect(copyHeader(undefined, 'storedAt')).toBeNull();
  });
});

describe('the copies that are deleted', () => {
  const copy = (day: number, bytes = 10) => ({
    url: `/${day}`,
    storedAt: `2026-11-${day}T10:00:00.000Z`,
    bytes,
  });

  it('the oldest copies beyond the limits of number and size are deleted', () => {
    const copies = [copy(12), copy(10), copy(14), copy(11)];
    expect(copiesOverLimit(copies, { count: 3, bytes: 100 }).map(({ url }) => url)).toEqual(['/10']);
    expect(copiesOverLimit(copies, { count: 9, bytes: 25 }).map(({ url }) => url)).toEqual(['/11', '/10']);
    expect(copiesOverLimit([copy(12, 200)], { count: 9, bytes: 100 })).toHaveLength(1);
    expect(copiesOverLimit([copy(12, 100)], { count: 9, bytes: 100 })).toEqual([]);
    expect(
      copiesOverLimit([copy(12), { ...copy(10), storedAt: null }], { count: 1, bytes: 100 })[0]?.storedAt,
    ).toBeNull();
  });

  it('copies of pages that are gone or moved are deleted, but not of pages that fail temporarily', () => {
    for (const status of [300, 301, 308, 399, 404, 410]) expect(isGone({ status, type: 'basic' })).toBe(true);
    expect(isGone({ status: 0, type: 'opaqueredirect' })).toBe(true);
    for (const status of [200, 299, 400, 429, 500, 503])
      expect(isGone({ status, type: 'basic' })).toBe(false);
  });

  it('copies older than thirty days, or of unknown age, are deleted', () => {
    const now = new Date('2026-12-20T10:00:00.000Z');
    expect(isTooOld('2026-11-20T10:00:00.000Z', now)).toBe(false);
    expect(isTooOld('2026-11-20T09:59:59.999Z', now)).toBe(true);
    expect(isTooOld('2027-01-20T09:59:59.999Z', now)).toBe(false);
    for (const unknown of [null, '', 'x']) expect(isTooOld(unknown, now)).toBe(true);
  });

  it('copies made before a picture or story was withdrawn are deleted', () => {
    expect(mayShowWithdrawn('2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z')).toBe(true);
    expect(mayShowWithdrawn('2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z')).toBe(true);
    expect(mayShowWithdrawn('2026-11-20T11:00:00.000Z', '2026-11-20T10:00:00.000Z')).toBe(false);
    expect(mayShowWithdrawn(null, '2026-11-20T10:00:00.000Z')).toBe(true);
    expect(mayShowWithdrawn('2026-11-20T09:00:00.000Z', 'soon')).toBe(false);
  });
});

describe('the files a page needs', () => {
  it('the files of a page are its scripts and their direct imports, its drawings and preloaded fonts', () => {
    const html =
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/a.1a0b5879.woff2">' +
      '<style>@font-face{src:url(/fonts/b.1a0b5879.woff2)}</style><img src="/art/c.8b528518.svg" ' +
      'srcset="/art/d-480.8b528518.avif 480w, /art/d-800.8b528518.avif 800w"><img src="/media/child.avif">' +
      '<script type="module" src="/_astro/page.abc.js"></script>';
    expect(usedFiles(html, '/about').toSorted()).toEqual([
      '/_astro/page.abc.js',
      '/art/c.8b528518.svg',
      '/art/d-480.8b528518.avif',
      '/art/d-800.8b528518.avif',
      '/fonts/a.1a0b5879.woff2',
    ]);
    const lite =
      '<html lang="en" data-lite><picture><source type="image/webp" srcset="/art/w.1.webp">' +
      '<source media="x" type="image/avif" srcset="/art/s.1.avif" sizes="1"><img src="/art/v.1.svg"></picture>' +
      '<picture><img src="/art/only.1.svg"></picture>';
    expect(usedFiles(lite, '/about')).toEqual(['/art/s.1.avif', '/art/only.1.svg']);
    const script = 'import{a}from"./one.x.js";import"./two.x.js";const b=()=>import("./three.x.js")';
    expect(usedFiles(script, '/_astro/page.abc.js')).toEqual(['/_astro/one.x.js', '/_astro/two.x.js']);
  });
});

describe('the files of a whole page', () => {
  const page = (attributes: string) => `<html lang="en"${attributes}><picture>
    <source data-srcset="/art/hills-480.avif 480w" type="image/avif"/><source srcset="/art/hills.svg" type="image/svg+xml"/>
    <img data-src="/art/hills.svg" src="data:image/gif;base64,x"/></picture><img src="/art/sun.svg">`;

  it('a whole page uses every drawing of a picture, a lite page only its small raster', () => {
    expect(usedFiles(page(''), '/')).toEqual(['/art/hills-480.avif', '/art/hills.svg', '/art/sun.svg']);
    expect(usedFiles(page(' data-lite="true"'), '/')).toEqual(['/art/hills-480.avif', '/art/sun.svg']);
  });
});
