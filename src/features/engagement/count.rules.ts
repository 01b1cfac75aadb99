/** What is counted: openings of a post, views of an event, loves of an event, shares of either. */
export const countKinds = ['click', 'view', 'love', 'share'] as const;

export type CountKind = (typeof countKinds)[number];

/** Links to the donation page stand on many pages and are counted under this one key, however often (ruling 20). */
export const donateKey = 'donate';

/** One number on a page: what is counted, and of what (the click key, see core/click-key.ts). */
export type CountName = { kind: CountKind; key: string };

/** The most numbers one page may ask for in one request: the longest list the site draws, with room to spare. */
export const mostNumbersAtOnce = 200;

const longestKey = 200;

/** Reads `kind:key`, as it stands in the page; null for anything else. */
export function readCountName(name: string): CountName | null {
  const colon = name.indexOf(':');
  const kind = countKinds.find(known => known === name.slice(0, Math.max(colon, 0)));
  const key = name.slice(colon + 1);
  return kind && isCountKey(key) ? { kind, key } : null;
}

/** A key is letters, marks and digits of any script in lower case: what core/click-key.ts makes of a heading. */
export function isCountKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && /^[\p{L}\p{M}\p{N}]+$/u.test(key);
}

/** The name as it stands in the page, the counterpart of `readCountName`. */
export function writeCountName({ kind, key }: CountName): string {
  return `${kind}:${key}`;
}
