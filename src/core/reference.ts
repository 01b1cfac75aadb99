// Digits and capitals without I, L, O and U: nothing in it is misheard on the telephone or spells a word.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference a visitor can read out and the log can be searched for: `K7QF-3M9T`, 40 random bits. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const signs = Array.from(bytes, byte => alphabet[byte % alphabet.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
