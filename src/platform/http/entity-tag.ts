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
