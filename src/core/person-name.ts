/** The longest name of a subscriber: longer than any name, shorter than a letter. */
export const longestName = 100;
/** The longest name of a person, couple or organisation anywhere else. */
export const longestFullName = 120;

// Phones, word processors and other keyboards write these where a person means the plain sign.
// Unicode calls some of them letters, such as the one of Raʼee.
/** The signs that stand for an apostrophe, for use within a character class. */
export const apostrophes = String.raw`'’‘‛´′＇\u0060ʼʻʽʹˈʾʿ՚ꞌ`;
const dashes = String.raw`\-\p{Pd}−`;
const blanks = String.raw`\p{Zs}፡`;
const separators = `${apostrophes}${dashes}${blanks},.`;
/** A separator, or a letter, which may be followed by the slash of an Ethiopian name: G/Medhin, ወ/ሮ. */
const sign = String.raw`(?:[${separators}]|[\p{L}\p{M}](?:\/(?=\p{L}))?)`;

/** A letter first and a second one somewhere: for the `pattern` of a field, which matches from end to end. */
export const namePattern = String.raw`(?=\p{L}\P{L}*\p{L})${sign}+`;

const allowed = /* @__PURE__ */ new RegExp(`^${sign}+$`, 'u');

/** The rule while typing: it begins with a letter of any script and has two letters in all. */
export function beginsLikeName(value: string): boolean {
  return /^\p{L}/u.test(value) && (value.match(/\p{L}/gu)?.length ?? 0) >= 2;
}

/**
 * The rule on submit: letters and combining marks of every script, blank, comma, dot, apostrophe and hyphen, and a slash
 * between letters. What looks like an apostrophe, a hyphen or a blank counts as one.
 */
export function hasOnlyNameLetters(value: string): boolean {
  return allowed.test(value);
}

/** Whether a text can be the name of a subscriber: both rules hold. The caller trims it. */
export function isPersonName(value: string): boolean {
  return value.length <= longestName && beginsLikeName(value) && hasOnlyNameLetters(value);
}

/** The name of a subscriber as it is stored: tidied, with the plain signs that the typed ones stand for. */
export function plainName(value: string): string {
  return tidyName(value)
    .replace(new RegExp(`[${apostrophes}]`, 'gu'), "'")
    .replace(new RegExp(`[${dashes}]`, 'gu'), '-');
}

/**
 * Whether a text can be the name of somebody who gives, writes, is honoured, is imported or is entered by staff: one line
 * of printable characters with a letter among them, as `tidyName` returns it.
 */
export function isFullName(value: string): boolean {
  return value.length <= longestFullName && /\p{L}/u.test(value) && !unprintable.test(value);
}

/** Control characters, and format characters other than the joiners that some scripts need. */
const unprintable = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;
/**
 * Invisible characters that are pasted along with a name: direction and byte order marks, soft hyphens, zero-width
 * blanks.
 */
const pastedAlong = /(?![\u200c\u200d])\p{Cf}/gu;

/** A name as it is stored: composed letters, single blanks of one kind, and nothing invisible that was pasted with it. */
export function tidyName(value: string): string {
  return withPlainBlanks(value.normalize('NFC').replace(pastedAlong, ''));
}

const withPlainBlanks = (value: string) => value.replace(new RegExp(`[${blanks}\\t]+`, 'gu'), ' ').trim();

/** The first word of a name. */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/u, 1)[0] ?? '';
}

/** A sentence with a name in place of `{name}`; a dot that ends the name is the dot of the sentence too. */
export function fillName(sentence: string, name: string): string {
  const ends = name.endsWith('.') ? sentence.replace('{name}.', '{name}') : sentence;
  return ends.replace('{name}', () => name);
}
