/** Longer than any name, shorter than a letter. */
export const longestName = 100;

// Phones insert the curly apostrophe and the typographic hyphen by themselves.
const separators = String.raw` ,.'’\-‐‑`;

/** A letter first and a second one somewhere: for the `pattern` of a field, which matches from end to end. */
export const namePattern = String.raw`\p{L}[\p{L}\p{M}${separators}]*\p{L}[\p{L}\p{M}${separators}]*`;

const allowed = new RegExp(String.raw`^[\p{L}\p{M}${separators}]+$`, 'u');

/** The rule while typing: it begins with a letter of any script and has two letters in all. */
export function beginsLikeName(value: string): boolean {
  return /^\p{L}/u.test(value) && (value.match(/\p{L}/gu)?.length ?? 0) >= 2;
}

/** The rule on submit: letters and combining marks of every script, space, comma, dot, apostrophe and hyphen. */
export function hasOnlyNameLetters(value: string): boolean {
  return allowed.test(value);
}

/** Whether a text can be a person's name: both rules hold. The caller trims it. */
export function isPersonName(value: string): boolean {
  return value.length <= longestName && beginsLikeName(value) && hasOnlyNameLetters(value);
}

/** The first word of a name, for greetings. */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/u, 1)[0] ?? '';
}
