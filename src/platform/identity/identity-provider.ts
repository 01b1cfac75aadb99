/** A third party that knows who somebody is, as it is configured. */
export type IdentityProvider = {
  /** Part of addresses and of stored accounts: never changed once somebody has signed in through it. */
  readonly id: string;
  /** What people call it. */
  readonly label: string;
  /** Its OpenID Connect issuer, letter by letter as it writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A visitor gets an answer within three seconds; this leaves the rest of the way its share. */
export const providerTimeoutMs = 1_800;
