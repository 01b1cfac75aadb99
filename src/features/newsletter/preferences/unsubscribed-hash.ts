import { createHmac } from 'node:crypto';
import { keysFor } from '#platform/derived-keys.ts';

const hashOf = (key: Buffer, compared: string) =>
  `left:${createHmac('sha256', key).update(compared).digest('base64url')}`;

/**
 * Keyed hash of a compared address, stored after unsubscribing. Without our secret it cannot be traced to an address.
 */
export function unsubscribedHash(compared: string): string {
  return hashOf(keysFor('left-addresses')[0], compared);
}

/** The hashes under the current secret and each former one. */
export function unsubscribedHashes(compared: string): string[] {
  return keysFor('left-addresses').map(key => hashOf(key, compared));
}
