import { createHmac } from 'node:crypto';
import { keysFor } from '#platform/derived-keys.ts';

const hashOf = (key: Buffer, compared: string) =>
  `left:${createHmac('sha256', key).update(compared).digest('base64url')}`;

/** What is kept of a compared address once its owner has left: a keyed hash, which is no address without our secret. */
export function unsubscribedHash(compared: string): string {
  return hashOf(keysFor('left-addresses')[0], compared);
}

/** What may be kept of it, under the secret of today and each former one. */
export function unsubscribedHashes(compared: string): string[] {
  return keysFor('left-addresses').map(key => hashOf(key, compared));
}
