import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '#platform/env.ts';

/** What a key of ours is for; a new purpose gets its own name, so that nothing signed for one passes as another. */
export type KeyPurpose = 'reader-links' | 'left-addresses' | 'departures' | 'proof-of-work' | 'callers';

const keyBytes = 32;

const derive = (secret: string, purpose: KeyPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, 'adey', purpose, keyBytes));

/** The keys of one purpose: first the one in use, then those of FORMER_SECRETS, so that a new secret breaks no link. */
export function keysFor(purpose: KeyPurpose): readonly [Buffer, ...Buffer[]] {
  return [derive(env.PAYLOAD_SECRET, purpose), ...env.FORMER_SECRETS.map(secret => derive(secret, purpose))];
}

/** Signs `text` for a purpose: 16 bytes of HMAC-SHA-256 as 22 letters that stand in addresses as they are. */
export function signFor(purpose: KeyPurpose, text: string): string {
  return sign(keysFor(purpose)[0], text).toString('base64url');
}

/** Tells in constant time whether `signature` was made by `signFor` with the secret of today or a former one. */
export function isSignedFor(purpose: KeyPurpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  // The same bytes can be written in several ways; only the one that was sent is taken.
  if (given.length !== signatureBytes || given.toString('base64url') !== signature) return false;
  return keysFor(purpose).some(key => timingSafeEqual(sign(key, text), given));
}

const signatureBytes = 16;

const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes);
