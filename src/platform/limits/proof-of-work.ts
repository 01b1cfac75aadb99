import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { keysFor } from '#platform/derived-keys.ts';
import { createSharedLimit, type RateLimit } from './rate-limit.ts';

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

/** Allows each proof once, across all site processes. */
let uses: RateLimit | undefined;

const secretHex = () => keysFor('proof-of-work')[0].toString('hex');

/** Creates a signed challenge, so that nothing has to be stored until its solution arrives. */
export function createProofChallenge(now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: proofWork.algorithm,
    cost: proofWork.cost,
    keyPrefix: proofWork.keyPrefix,
    // The library's own expiry uses the system clock, ours the given time.
    data: { until: now.getTime() + proofWork.ttlMs },
    deriveKey,
    hmacSignatureSecret: secretHex(),
  });
}

const hex = (most: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .max(most);
const proofShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(proofWork.algorithm),
      cost: z.literal(proofWork.cost),
      keyPrefix: z.literal(proofWork.keyPrefix),
      keyLength: z.literal(32),
      nonce: hex(64),
      salt: hex(64),
      data: z.object({ until: z.number().int() }),
    }),
    signature: hex(64),
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(0xffffffff),
    derivedKey: hex(64),
    time: z.number().optional(),
  }),
});

/** Whether `proof` (JSON from a browser) solves an unexpired, unused challenge of ours. */
export async function isProven(proof: string | undefined, now: Date): Promise<boolean> {
  const read = proofShape.safeParse(parseJson(proof));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  const { data, nonce } = challenge.parameters;
  if (data.until <= now.getTime()) return false;
  const { invalidSignature, invalidSolution } = await verifySolution({
    challenge: challenge as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: secretHex(),
  });
  if (invalidSignature !== false || invalidSolution !== false) return false;
  uses ??= createSharedLimit({ name: 'proof', limit: 1, windowMs: proofWork.ttlMs });
  return (await uses.refuse(nonce)) === null;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null; // Invalid JSON is no proof.
  }
}
