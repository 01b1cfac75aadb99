import { constants as zlib } from 'node:zlib';

/** The codings of stored answers, smallest first. */
const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

const smallestWorthwhile = 512;
const remembered = new Map<string, readonly Coding[]>();
const mostRemembered = 200;

/** Whether compression is worthwhile: text above a minimum size. Pictures, fonts and films are compressed already. */
export function isWorthCompressing(contentType: string, size: number): boolean {
  return size >= smallestWorthwhile && isText(contentType);
}

/** Whether a media type is compressible text. */
function isText(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|wasm)|[^;]+\+(xml|json))/.test(contentType);
}

/**
 * The smallest window (`BROTLI_PARAM_LGWIN`) that holds `size` bytes: it compresses as well as the usual 4 MB, for
 * which the highest qualities reserve 32 MB per text.
 */
export function brotliWindow(size: number): number {
  const bits = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(bits, zlib.BROTLI_MIN_WINDOW_BITS), zlib.BROTLI_DEFAULT_WINDOW);
}

/**
 * The codings a client accepts, best for it first (RFC 9110, 12.5.3). `identity` is always the last resort, even when
 * refused: a readable answer serves people better than a 406. Headers are few and repeat, so results are memoised.
 */
export function acceptedCodings(acceptEncoding: string | undefined): readonly Coding[] {
  if (!acceptEncoding) return ['identity'];
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const accepted = readAcceptEncoding(acceptEncoding);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(acceptEncoding, accepted);
  return accepted;
}

function readAcceptEncoding(header: string): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const findWeight = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = codings.filter(coding => coding !== 'identity' && findWeight(coding) > 0);
  const identityFirst = (weights.get('identity') ?? 0) > Math.max(0, ...wanted.map(findWeight));
  wanted.sort((one, other) => findWeight(other) - findWeight(one));
  return identityFirst ? ['identity'] : [...wanted, 'identity'];
}

/** The first and the last byte of a part of a file, counted from 0. */
export type ByteRange = { start: number; end: number };

const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14.1): null for the whole file, also
 * where the header is malformed or asks for several parts; `unsatisfiable` where the file has no such byte.
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = single.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const end = last === '' || first === '' ? size - 1 : Math.min(Number(last), size - 1);
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}

/**
 * Whether an If-None-Match header names `entityTag` (RFC 9110, 13.1.2): a list, `*`, weak comparison. Unreadable parts
 * match nothing.
 */
export function matchesEntityTag(ifNoneMatch: string, entityTag: string): boolean {
  if (ifNoneMatch === entityTag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, opaque] of ifNoneMatch.matchAll(/(?:W\/)?("[!#-~\u0080-\u00ff]*")/g))
    if (opaque === entityTag) return true;
  return false;
}
