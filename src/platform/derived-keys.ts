import crypto, { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from './env.ts';

/**
 * What one of our keys is for; a new purpose gets its own name, so that a signature for one is not valid for another.
 */
export type KeyPurpose =
  | 'reader-links'
  | 'gift-links'
  | 'gift-browsers'
  | 'giver-links'
  | 'station-mails'
  | 'meeting-links'
  | 'meeting-views'
  | 'ticket-links'
  | 'ticket-views'
  | 'ticket-codes'
  | 'typed-ticket-codes'
  | 'host-calendars'
  | 'left-addresses'
  | 'departures'
  | 'proof-of-work'
  | 'callers'
  | 'staff-devices'
  | 'mail-secrets'
  | 'return-addresses'
  | 'sign-in-states'
  | 'preview-links'
  | 'previews'
  | 'door-links'
  | 'doors'
  | 'signed-forms'
  | 'approval-links'
  | 'spending-scans';

const keyBytes = 32;

/** The key of one purpose under one secret. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'adey', purpose, keyBytes));

/**
 * The keys of one purpose: the current one first, then those of FORMER_SECRETS, so that a new secret breaks no link.
 */
export function keysFor(purpose: KeyPurpose): readonly [Buffer, ...Buffer[]] {
  return [
    deriveKey(env.PAYLOAD_SECRET, purpose),
    ...env.FORMER_SECRETS.map(secret => deriveKey(secret, purpose)),
  ];
}

/** Signs `text` for a purpose: 16 bytes of HMAC-SHA-256 as 22 URL-safe letters. */
export function signFor(purpose: KeyPurpose, text: string): string {
  return sign(keysFor(purpose)[0], text).toString('base64url');
}

/** The signatures of `text` under the current secret and the former ones, for what is found by its signature. */
export function signaturesFor(purpose: KeyPurpose, text: string): string[] {
  return keysFor(purpose).map(key => sign(key, text).toString('base64url'));
}

/** Whether `signature` was made by `signFor` with the current secret or a former one; takes constant time. */
export function isSignedFor(purpose: KeyPurpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  // Base64 can encode the same bytes in several ways; only the canonical one is accepted.
  if (given.length !== signatureBytes || given.toString('base64url') !== signature) return false;
  return keysFor(purpose).some(key => timingSafeEqual(sign(key, text), given));
}

const signatureBytes = 16;

const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes);

/**
 * Whether `given` is the secret, in a time that reveals nothing about how much of it was right: both are hashed first,
 * because the comparison needs equal lengths.
 */
export function isSecret(given: string | null, secret: string): boolean {
  const digest = (text: string) => crypto.createHash('sha256').update(text).digest();
  return crypto.timingSafeEqual(digest(given ?? ''), digest(secret)) && given !== null;
}

/**
 * Waits until a whole number of steps has passed since `since` (performance.now), so that what an answer took does not show
 * whether something was found.
 */
export async function waitForEvenStep(since: number, stepMs: number): Promise<void> {
  await sleep(stepMs - ((performance.now() - since) % stepMs));
}
