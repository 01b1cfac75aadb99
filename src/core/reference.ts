// Digits and capitals without I, L, O and U: nothing is misheard on the telephone or spells a word.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference that a visitor can read out and operators can search the log for: `K7QF-3M9T`, 40 random bits. */
export function newReference(): string {
  return spellReference(crypto.getRandomValues(new Uint8Array(8)));
}

/** The reference spelled by the first eight of these bytes, one character each. */
export function spellReference(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 8), byte => alphabet[byte % alphabet.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
