/**
 * Cost of a proof: about 256 attempts of 1,000 rounds each. Takes half a second on a computer and two on a cheap phone,
 * in a worker while the visitor types; verification is one attempt.
 */
export const proofWork = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 1000,
  keyPrefix: '00',
  ttlMs: 20 * 60_000,
} as const;

/** Upper limit for a proof as JSON, in characters. */
export const longestProof = 2_000;
