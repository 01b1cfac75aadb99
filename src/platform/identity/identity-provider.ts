/** A configured third party that identifies people. */
export type IdentityProvider = {
  /** Part of addresses and of stored accounts: never changed once somebody has signed in through it. */
  readonly id: string;
  /** Its name for people. */
  readonly label: string;
  /** Its OpenID Connect issuer, exactly as it writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A visitor gets an answer within three seconds; this leaves time for the rest. */
export const providerTimeoutMs = 1_800;
