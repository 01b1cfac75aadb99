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
export function namesEntityTag(ifNoneMatch: string, entityTag: string): boolean {
  if (ifNoneMatch === entityTag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  for (const [, opaque] of ifNoneMatch.matchAll(/(?:W\/)?("[!#-~\u0080-\u00ff]*")/g))
    if (opaque === entityTag) return true;
  return false;
}
