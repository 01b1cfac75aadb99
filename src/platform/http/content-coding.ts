import { constants as zlib } from 'node:zlib';

/** The forms an answer is held in, dearest saving first. */
export const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

const smallestWorthwhile = 512;
const remembered = new Map<string, readonly Coding[]>();
const mostRemembered = 200;

/** Text of any size worth the effort; pictures, fonts and films are compressed already. */
export function isWorthCompressing(contentType: string, size: number): boolean {
  return size >= smallestWorthwhile && isText(contentType);
}

/** Tells whether a media type is text a compressor shrinks. */
export function isText(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|wasm)|[^;]+\+(xml|json))/.test(contentType);
}

/**
 * The smallest window (`BROTLI_PARAM_LGWIN`) that holds `size` bytes whole: packs as tightly as the usual 4 MB, for which
 * the dearest qualities set 32 MB aside for each text they pack.
 */
export function brotliWindow(size: number): number {
  const bits = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(bits, zlib.BROTLI_MIN_WINDOW_BITS), zlib.BROTLI_DEFAULT_WINDOW);
}

/**
 * The codings a client takes, best for it first (RFC 9110, 12.5.3). `identity` is always last resort, even when
 * refused: a readable answer serves people better than a 406. Headers are few and repeat, so answers are remembered.
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
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = codings.filter(coding => coding !== 'identity' && weightOf(coding) > 0);
  const identityFirst = (weights.get('identity') ?? 0) > Math.max(0, ...wanted.map(weightOf));
  wanted.sort((one, other) => weightOf(other) - weightOf(one));
  return identityFirst ? ['identity'] : [...wanted, 'identity'];
}
