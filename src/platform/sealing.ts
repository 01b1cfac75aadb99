import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyPurpose, keysFor } from './derived-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes with AES-256-GCM under a key of 32 bytes. `place` names where they are stored: they cannot be
 * decrypted anywhere else. Returns nonce, tag and ciphertext.
 */
export function sealBytes(key: Buffer, bytes: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The bytes, or null: changed, moved, or encrypted with another key. */
export function openBytes(key: Buffer, sealed: Uint8Array, place: string): Buffer | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

type Values = Readonly<Record<string, string>>;

/**
 * Encrypts text under a key that the database does not hold, so that a copy of the database does not reveal it.
 * `place` names where it is stored: it cannot be decrypted anywhere else. URL-safe letters: nonce, tag, ciphertext.
 */
export const sealText = (purpose: KeyPurpose, text: string, place: string): string =>
  sealBytes(keysFor(purpose)[0], Buffer.from(text), place).toString('base64url');

/** Named values, sealed together. */
export const sealValues = (purpose: KeyPurpose, values: Values, place: string): string =>
  sealText(purpose, JSON.stringify(values), place);

/** The values, or null as for `openText`. */
export function openValues(...sealed: Parameters<typeof openText>): Values | null {
  const text = openText(...sealed);
  return text === null ? null : JSON.parse(text);
}

/** The text, or null: changed, moved, or encrypted with a secret that we no longer have. */
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
