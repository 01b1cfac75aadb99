/** Characters that Unicode counts as letters or marks but readers do not see: in emoji, fillers, keycaps. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Me}]+/gu;
/** Marks whose letter is gone. */
const loneMarks = /(^|-)\p{M}+/gu;

/**
 * The last part of a page's address, made from its heading: lower case, dashes for spaces, letters and
 * digits of every script stay, other punctuation and what nobody sees are dropped. Empty when the heading has neither
 * letter nor digit: an emoji alone makes no address.
 */
export function toSlug(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Z}\p{Pd}፡]+/gu, '-')
    .replace(invisible, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '')
    .replace(loneMarks, '$1')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that is not taken. */
export function nextFreeSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let free = slug;
  for (let count = 2; used.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}

/**
 * The key under which clicks of a post or event are counted: its first heading in lower case without separators
 * (`Fundraiser II` counts under `fundraiserii`). It survives a change of heading.
 */
export function toClickKey(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(loneMarks, '$1')
    .normalize('NFC');
}
