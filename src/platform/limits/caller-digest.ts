import { createHmac } from 'node:crypto';

const aDay = 86_400_000;
const digestHexLength = 32;

/** The day an instant lies in, in UTC, as the number of days since 1970. */
export const dayOf = (now: number): number => Math.floor(now / aDay);

/** The digest of a caller for one limit on one day, in hex. */
export type DigestOf = (limit: string, caller: string, day: number) => string;

/**
 * Gives the digest that stands for a caller in the table of limits: 16 bytes that reveal neither who nor which limit, and
 * that are other bytes the next day. The key of a day follows from `secret`, so that all processes reach the same.
 */
export function digestCallers(secret: string | Buffer): DigestOf {
  const keys = new Map<number, Buffer>();
  function keyOf(day: number): Buffer {
    const known = keys.get(day);
    if (known) return known;
    const key = createHmac('sha256', secret).update(`callers of day ${day}`).digest();
    // Today's and yesterday's are all that is asked for; a clock that runs wild must not fill the memory.
    if (keys.size > 2) keys.clear();
    keys.set(day, key);
    return key;
  }
  return (limit, caller, day) =>
    createHmac('sha256', keyOf(day)).update(`${limit}\n${caller}`).digest('hex').slice(0, digestHexLength);
}
