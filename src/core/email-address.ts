/** The longest address a mail server takes (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;

// What separates addresses and names in the head of a mail never stands in an address of ours (RFC 5322, 3.2.3), and
// neither does what cannot be seen.
const text = String.raw`[^\s\p{C}@,;:<>\(\)\[\]"\\]+`;
const part = String.raw`[^\s\p{C}@.,;:<>\(\)\[\]"\\]+`;

/** Text, at-sign, text, dot, text: as the `pattern` of a field has it, which is matched from end to end. */
export const emailPattern = String.raw`${text}@${part}(\.${part})+`;

const whole = new RegExp(`^${emailPattern}$`, 'u');

/** Tells whether a text is an email address: something before the at-sign, and parts with a dot between them after it. */
export function isEmailAddress(value: string): boolean {
  return value.length <= longestEmail && whole.test(value);
}

/**
 * The address as it is compared: two spellings of one address give the same text. Letters are small, accents composed,
 * and the part after the at-sign is as the network knows it (`bücher.de` is `xn--bcher-kva.de`). Takes a valid address.
 */
export function comparedEmail(address: string): string {
  const small = address.normalize('NFKC').toLowerCase();
  const at = small.lastIndexOf('@');
  const domain = small.slice(at + 1);
  return `${small.slice(0, at)}@${URL.parse(`http://${domain}/`)?.hostname ?? domain}`;
}
