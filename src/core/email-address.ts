/** The longest address mail servers accept (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;

// Characters that separate addresses and names in mail headers are not allowed here (RFC 5322, 3.2.3), nor are
// invisible ones.
const text = String.raw`[^\s\p{C}@,;:<>\(\)\[\]"\\]+`;
const part = String.raw`[^\s\p{C}@.,;:<>\(\)\[\]"\\]+`;

/** Text, at-sign, text, dot, text: for the `pattern` of a field, which matches from end to end. */
export const emailPattern = String.raw`${text}@${part}(\.${part})+`;

const whole = new RegExp(`^${emailPattern}$`, 'u');

/** Whether a text is an email address: something before the at-sign, and parts with a dot between them after it. */
export function isEmailAddress(value: string): boolean {
  return value.length <= longestEmail && whole.test(value);
}

/**
 * The normalised form of a valid address: two spellings of one address give the same text. Letters are lower case,
 * accents composed, and the domain in its ASCII form (`bücher.de` is `xn--bcher-kva.de`).
 */
export function comparedEmail(address: string): string {
  const small = address.normalize('NFKC').toLowerCase();
  const at = small.lastIndexOf('@');
  const domain = small.slice(at + 1);
  return `${small.slice(0, at)}@${URL.parse(`http://${domain}/`)?.hostname ?? domain}`;
}
