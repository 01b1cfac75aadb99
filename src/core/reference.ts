// Digits and capitals without I, L, O and U: nothing in it is misheard on the telephone or spells a word.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference a visitor can read out and the log can be searched for: `K7QF-3M9T`, 40 random bits. */
export function newReference(): string {
  return spellReference(crypto.getRandomValues(new Uint8Array(8)));
}

/** The reference that the first eight of these bytes spell, one sign each. */
export function spellReference(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 8), byte => alphabet[byte % alphabet.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
