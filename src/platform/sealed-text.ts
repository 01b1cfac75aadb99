import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyPurpose, keysFor } from './derived-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Values = Readonly<Record<string, string>>;

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
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  for (const key of keys) {
    const text = openWith(key, bytes, place);
    if (text !== null) return text;
  }
  return null;
}

function openWith(key: Buffer, bytes: Buffer, place: string): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null; // Not this key; a former one may fit.
  }
}
