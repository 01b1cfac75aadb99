/**
 * What a browser works on before its form is sent: about 256 tries of 1,000 rounds each. Half a second for a computer,
 * two for a cheap phone, in a worker, while the visitor writes; one try for the server that checks it.
 */
export const proofWork = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 1000,
  keyPrefix: '00',
  ttlMs: 20 * 60_000,
} as const;

/** More than a proof takes as JSON. */
export const longestProof = 2_000;
