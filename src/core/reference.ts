// Digits and capitals without I, L, O and U: nothing is misheard on the telephone or spells a word.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bytes as text to read out or type, one character each (5 bits), in groups of four: `K7QF-3M9T`. */
export function encodeBytes(bytes: Uint8Array): string {
  const characters = Array.from(bytes, byte => alphabet[byte % alphabet.length]).join('');
  return characters.match(/.{1,4}/g)?.join('-') ?? '';
}

/** A new reference that a visitor can read out and operators can search the log for: `K7QF-3M9T`, 40 random bits. */
export function newReference(): string {
  return formatReference(crypto.getRandomValues(new Uint8Array(8)));
}

/** The reference spelled by the first eight of these bytes. */
export function formatReference(bytes: Uint8Array): string {
  return encodeBytes(bytes.subarray(0, 8));
}
