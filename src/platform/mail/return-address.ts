import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysFor } from '#platform/derived-keys.ts';

/** Enough that nobody guesses one, short enough for the 64 letters before the at-sign. */
const SIGNATURE_BYTES = 10;

const sign = (key: Buffer, mail: number) =>
  createHmac('sha256', key).update(`mail ${mail}`).digest().subarray(0, SIGNATURE_BYTES);

/**
 * The address that one mail comes back to: `bounces+12-3f…@adey.org`. Whatever arrives there is about that mail, and only
 * we can make one. In small letters, for some servers make them small.
 */
export function returnAddress(returnPath: string, mail: number): string {
  const [local = '', domain = ''] = returnPath.split('@');
  return `${local}+${mail}-${sign(keysFor('return-addresses')[0], mail).toString('hex')}@${domain}`;
}

/** The number of the mail that came back to `address`; null if we did not make that address. */
export function readReturnAddress(address: string): number | null {
  const [, number = '', signature = ''] = /\+(\d{1,10})-([0-9a-f]{20})@/i.exec(address) ?? [];
  if (number === '') return null;
  const given = Buffer.from(signature, 'hex');
  const isOurs = keysFor('return-addresses').some(key => timingSafeEqual(sign(key, Number(number)), given));
  return isOurs ? Number(number) : null;
}
