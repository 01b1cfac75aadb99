/** click: post opened. view, love: of an event. share: of either. */
export const countKinds = ['click', 'view', 'love', 'share'] as const;

export type CountKind = (typeof countKinds)[number];

/** Donation links are on many pages and counted under this one key, repeatedly (ruling 20). */
export const donateKey = 'donate';

/** One count on a page: its kind and the key (core/slug.ts). */
export type CountName = { kind: CountKind; key: string };

/** The most counts one request may ask for: more than the longest list of the site. */
export const mostNumbersAtOnce = 200;

const longestKey = 200;

/** Parses `kind:key` from a page; null if invalid. */
export function readCountName(name: string): CountName | null {
  const colon = name.indexOf(':');
  const kind = countKinds.find(known => known === name.slice(0, Math.max(colon, 0)));
  const key = name.slice(colon + 1);
  return kind && isCountKey(key) ? { kind, key } : null;
}

/** Keys are lower-case letters, marks and digits of any script, as core/slug.ts derives from headings. */
export function isCountKey(key: string): boolean {
  return key.length > 0 && key.length <= longestKey && /^[\p{L}\p{M}\p{N}]+$/u.test(key);
}

/** The inverse of `readCountName`. */
export function writeCountName({ kind, key }: CountName): string {
  return `${kind}:${key}`;
}
