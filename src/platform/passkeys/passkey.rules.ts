/** One per device is enough; more than this is a mistake. */
export const mostPasskeys = 10;

/** In characters. */
export const longestPasskeyName = 60;

/** EdDSA, ES256 and RS256 as COSE numbers (RFC 9053): supported by devices and considered secure. */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

/** Time to respond to a challenge, including fingerprint, face or looking for a key. */
export const challengeTtlMinutes = 5;

/** Adding or removing a passkey requires a sign-in within this time, so that a browser left open gives nobody an account. */
export const freshMinutes = 60;

/** Whether a session started at `since` is recent enough to add or remove a passkey. */
export function isFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < freshMinutes * 60_000;
}

/**
 * The relying party id; null where browsers refuse passkeys. They require https or localhost, and a host name instead
 * of an IP address.
 */
export function passkeyHost(siteUrl: string): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return (protocol === 'https:' || hostname === 'localhost') && !isNumber ? hostname : null;
}

/** The name as typed, without invisible characters; null if it is empty or too long. */
export function readPasskeyName(typed: string): string | null {
  const name = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return name !== '' && [...name].length <= longestPasskeyName ? name : null;
}

/** Whose staff accounts need a second step: as set, otherwise everyone's in production and nobody's elsewhere. */
export const secondStepPolicy = (given: { STAFF_SECOND_FACTOR?: string; ADEY_ENV?: string }): string =>
  given.STAFF_SECOND_FACTOR ?? (given.ADEY_ENV === 'production' ? 'everyone' : 'off');
