/** A person needs one for each device; more than this are somebody's mistake. */
export const mostPasskeys = 10;

/** The longest name of a passkey, in characters. */
export const longestPasskeyName = 60;

/** EdDSA, ES256 and RS256, by their numbers in COSE (RFC 9053): what devices have, and what is known to hold. */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

/** A question to a passkey is answered within this time, finger, face and search for the key included. */
export const challengeTtlMinutes = 5;

/** Adding a passkey wants a sign-in of this hour: a browser somebody left open gives nobody a way in for good. */
export const freshMinutes = 60;

/** Tells whether a session that began at `since` is young enough to add a passkey. */
export function isFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < freshMinutes * 60_000;
}

/**
 * The host name passkeys of a site belong to; null where browsers give it none: they want https, or this very machine, and
 * a name instead of a number.
 */
export function passkeyHost(siteUrl: string): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return (protocol === 'https:' || hostname === 'localhost') && !isNumber ? hostname : null;
}

/** What a passkey is called: as typed, without what cannot be seen; null when nothing is left or it is too long. */
export function readPasskeyName(typed: string): string | null {
  const name = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return name !== '' && [...name].length <= longestPasskeyName ? name : null;
}
