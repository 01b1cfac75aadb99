import { type KeyPurpose, keysFor } from './derived-keys.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Encrypts text under a key the database does not hold, so that a copy of the database does not give it away. `place`
 * names where it is stored; moved anywhere else, it does not open. URL-safe letters: nonce, tag, ciphertext.
 */
export const sealText = (purpose: KeyPurpose, text: string, place: string): string =>
  sealBytes(keysFor(purpose)[0], Buffer.from(text), place).toString('base64url');

/** Named values, sealed together. */
export const sealValues = (purpose: KeyPurpose, values: Values, place: string): string =>
  sealText(purpose, JSON.stringify(values), place);

/** The values, or null as `openText` has it. */
export function openValues(...sealed: Parameters<typeof openText>): Values | null {
  const text = openText(...sealed);
  return text === null ? null : JSON.parse(text);
}

/** The text, or null: changed, moved, or sealed under a secret that is not among ours any more. */
export function openText(
  purpose: KeyPurpose,
  sealed: string,
  place: string,
  keys: readonly Buffer[] = keysFor(purpose),
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    const text = openBytes(key, bytes, place);
    if (text !== null) return text.toString('utf8');
  }
  return null;
}
