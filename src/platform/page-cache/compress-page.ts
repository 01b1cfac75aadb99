import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzipSync, gzip, constants as zlib } from 'node:zlib';
import { EVERY_PAGE } from '#platform/cdn/purge-request.rules.ts';
import { brotliWindow, type Coding, isWorthCompressing } from '#platform/content-negotiation.ts';
import { forPagesOnly, type RenderedPage } from '#platform/page-cache/rendered-page.ts';

/** One sendable form of a page, fully prepared, so that answering is one write. */
export type PageVariant = {
  readonly body: () => Uint8Array;
  readonly entityTag: string;
  /** Names and values in turn, the form `ServerResponse.writeHead` sends without copying. */
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
};

export type CompressedPage = {
  readonly status: number;
  readonly variants: Readonly<Record<Coding, PageVariant | null>> & { readonly identity: PageVariant };
  /** Whether it may be answered with 304. */
  readonly mayRevalidate: boolean;
  readonly queries: ReadonlySet<string> | null;
  readonly bytes: number;
  /** Milliseconds since 1970; Infinity if nothing on the page expires. */
  readonly freshUntil: number;
};

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };
/** Brotli quality. Measured on a post of 78 KB: 5 takes 3 ms, 10 takes 50 ms and saves 7 %, 11 takes 290 ms. */
const effort = { quick: 5, best: 10 } as const;
/** Rough cost of headers, maps and buffers besides the bodies. */
const overheadBytes = 4096;
/** Set here, from the body that is sent; a page's own values would contradict it. */
const framing = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'vary',
  'cache-control',
  'set-cookie',
  'date',
  'connection',
]);
/**
 * A 304 repeats what intermediaries need and what every answer has. The client has the rest with its copy, whose tag
 * covers the headers too: 500 bytes less for each page seen before.
 */
const leftOutOf304 = new Set([
  'content-type',
  'content-security-policy',
  ...forPagesOnly,
  'last-modified',
  'content-language',
  'link',
]);

/**
 * Compresses a page on zlib's threads (a few milliseconds, once) and fixes its entity tags and headers. Each coding has
 * its own strong tag; the tags cover the headers too, because a 304 repeats few of them. Both efforts give the same
 * tags: a page is never sent in ranges, so nobody combines the two forms.
 */
export async function compressPage(
  page: RenderedPage,
  how: keyof typeof effort = 'quick',
): Promise<CompressedPage> {
  const headers = page.headers.filter(([name]) => !framing.has(name.toLowerCase()));
  const mayCompress = isWorthCompressing(findHeader(headers, 'content-type'), page.body.byteLength);
  const [gzipped, brotlied] = await Promise.all([
    mayCompress ? compress.gzip(page.body, { level: 6 }) : null,
    mayCompress ? compress.br(page.body, brotliOptions(page.body.byteLength, effort[how])) : null,
  ]);
  const fingerprint = hashPage(page.status, headers, page.body);
  const variant = (coding: Coding, bytes: number, body: PageVariant['body']) => ({
    ...writeHeaders({ page, headers, fingerprint, mayCompress, bytes, coding }),
    body,
  });
  const variants = {
    identity: variant(
      'identity',
      page.body.byteLength,
      gzipped ? unpacked(gzipped, page.body) : held(page.body),
    ),
    gzip: gzipped && variant('gzip', gzipped.byteLength, held(gzipped)),
    br: brotlied && variant('br', brotlied.byteLength, held(brotlied)),
  };
  return {
    status: page.status,
    variants,
    mayRevalidate: mayRevalidate(page),
    queries: page.queries ?? null,
    bytes: overheadBytes + (gzipped ?? page.body).byteLength + (brotlied?.byteLength ?? 0),
    freshUntil: page.freshUntil?.getTime() ?? Infinity,
  };
}

/**
 * Nearly every client takes a compressed form, so the whole body stays in memory only until V8 collects it, and is
 * decompressed again for the few who ask for it: half a millisecond for 200 KB.
 */
function unpacked(gzipped: Uint8Array, body: Uint8Array): () => Uint8Array {
  let last = new WeakRef(body);
  return () => {
    const whole = last.deref() ?? gunzipSync(gzipped);
    if (whole !== last.deref()) last = new WeakRef(whole);
    return whole;
  };
}

/** Defined outside `compressPage`: a closure in there would hold all its variables, the whole page too. */
const held = (body: Uint8Array) => () => body;

function brotliOptions(size: number, quality: number) {
  return {
    params: {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_SIZE_HINT]: size,
      [zlib.BROTLI_PARAM_LGWIN]: brotliWindow(size),
    },
  };
}

function hashPage(status: number, headers: RenderedPage['headers'], body: Uint8Array): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\n`);
  return createHash('sha256')
    .update(`${status}\n${lines.join('')}\n`)
    .update(body)
    .digest('base64url')
    .slice(0, 22);
}

function writeHeaders(from: {
  page: RenderedPage;
  headers: RenderedPage['headers'];
  fingerprint: string;
  mayCompress: boolean;
  bytes: number;
  coding: Coding;
}): Omit<PageVariant, 'body'> {
  const entityTag = `"${from.fingerprint}${from.coding === 'identity' ? '' : `-${from.coding}`}"`;
  const forBoth = [
    ['cache-control', cacheControl(from.page)],
    ...tagsForCdn(from.page),
    ...(mayRevalidate(from.page) ? [['etag', entityTag]] : []),
    ...variesBy(from),
  ];
  const cached = from.headers.filter(([name]) => !leftOutOf304.has(name));
  return {
    entityTag,
    headers: [
      ...from.headers,
      ...forBoth,
      ...(from.coding === 'identity' ? [] : [['content-encoding', from.coding]]),
      ['content-length', String(from.bytes)],
    ].flat(),
    notModifiedHeaders: [...cached, ...forBoth].flat(),
  };
}

function cacheControl({ cacheable, sharedSeconds = 0 }: RenderedPage): string {
  if (!cacheable) return 'private, no-store';
  return sharedSeconds > 0 ? `${revalidated}, s-maxage=${sharedSeconds}` : 'no-cache';
}

/** Means `no-cache` to browsers; `no-cache` itself would keep a CDN from caching too. */
const revalidated = 'public, max-age=0, must-revalidate';

/** The tags of the page, in the two headers by which CDNs drop pages. */
function tagsForCdn({ cacheable, sharedSeconds = 0, tags }: RenderedPage): string[][] {
  if (!cacheable || sharedSeconds === 0) return [];
  const all = [EVERY_PAGE, ...tags];
  return [
    ['surrogate-key', all.join(' ')],
    ['cache-tag', all.join(',')],
  ];
}

/** The page, but not cacheable by a CDN if it expires before the CDN would ask again. */
export function pageForCdn<Page extends CompressedPage | null>(
  page: Page,
  sharedSeconds: number,
  now: () => number,
): Page {
  if (!page || sharedSeconds === 0 || page.freshUntil - now() >= sharedSeconds * 1000) return page;
  const unshared = (headers: string[]) =>
    headers.map(value => (value.startsWith(revalidated) ? 'no-cache' : value));
  const variant = <Variant extends PageVariant | null>(of: Variant) =>
    of && {
      ...of,
      headers: unshared(of.headers),
      notModifiedHeaders: unshared(of.notModifiedHeaders),
    };
  const { identity, gzip, br } = page.variants;
  return { ...page, variants: { identity: variant(identity), gzip: variant(gzip), br: variant(br) } };
}

/** For caches in front of us: pages have a lite form (docs/decisions/0020-lite-mode.md). */
function variesBy({
  page,
  headers,
  mayCompress,
}: {
  page: RenderedPage;
  headers: RenderedPage['headers'];
  mayCompress: boolean;
}) {
  const hasLite = page.cacheable && findHeader(headers, 'content-type').startsWith('text/html');
  const names = [...(mayCompress ? ['accept-encoding'] : []), ...(hasLite ? ['cookie', 'save-data'] : [])];
  return names.length > 0 ? [['vary', names.join(', ')]] : [];
}

function mayRevalidate(page: RenderedPage): boolean {
  return page.cacheable && page.status === 200;
}

function findHeader(headers: RenderedPage['headers'], wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? '';
}
