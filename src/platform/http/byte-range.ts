/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

export type RangeWish =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  | { readonly kind: 'outside' }
  | { readonly kind: 'malformed' };

const one = /^(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a Range header for something `size` bytes long (RFC 9110, 14). Other units and several ranges at once are
 * answered with the whole, as the standard allows; nonsense is told apart from a range past the end.
 */
export function readRange(header: string | undefined, size: number): RangeWish {
  const bytes = /^\s*bytes\s*=(.*)$/i.exec(header ?? '')?.[1];
  if (bytes === undefined) return { kind: 'whole' };
  const specs = bytes.split(',').map(spec => one.exec(spec.trim()));
  if (specs.some(spec => spec === null || (spec[1] === '' && spec[2] === ''))) return { kind: 'malformed' };
  if (specs.length > 1) return { kind: 'whole' };

  const [, from = '', to = ''] = specs[0] ?? [];
  if (from === '') return lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return { kind: 'malformed' };
  if (first >= size) return { kind: 'outside' };
  return { kind: 'part', range: { first, last: Math.min(last, size - 1) } };
}

function lastBytes(count: number, size: number): RangeWish {
  if (count === 0 || size === 0) return { kind: 'outside' };
  return { kind: 'part', range: { first: Math.max(0, size - count), last: size - 1 } };
}
