/** Longer than any name or subject somebody wrote; the head of a mail has limits (RFC 5322, 2.1.1). */
const longestHeader = 300;

/** Format marks that change what is seen around them; joiners stay, for scripts and emoji need them. */
const unseen = /[[\p{Cf}\p{Co}\p{Cn}]--[\u200C\u200D]]/gv;

/**
 * One line without anything that cannot be seen: what could begin a header of its own (CR, LF and their kin) becomes a
 * blank. `longest` counts characters.
 */
export function oneLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(unseen, '');
  return [...line.replace(/\s+/gu, ' ').trim()].slice(0, longest).join('');
}

/**
 * Words as they may stand in the head of a mail. What spells an encoded word (RFC 2047) is pulled apart, or a mail program
 * would read out of it what was never written.
 */
export function plainHeader(text: string): string {
  return oneLine(text, longestHeader).replaceAll('=?', '= ?');
}
