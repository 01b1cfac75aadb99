import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyPurpose, keysFor } from './derived-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text under a key the database does not hold, so that a copy of the database does not give it away. `place`
 * names where it is stored; moved anywhere else, it does not open. URL-safe letters: nonce, tag, ciphertext.
 */
export function sealText(purpose: KeyPurpose, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keysFor(purpose)[0], nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text, or null: changed, moved, or sealed under a secret that is not among ours any more. */
export function openText(
  purpose: KeyPurpose,
  sealed: string,
  place: string,
  keys: readonly Buffer[] = keysFor(purpose),
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch {
      // Not this key: a former one may fit.
    }
  }
  return null;
}
