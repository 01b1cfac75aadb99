import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { keysFor } from '#platform/derived-keys.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { proofWork } from './proof.rules.ts';

/** One use of each proof, at whichever site process: the same one again is none. */
let uses: RateLimit | undefined;

const secretHex = () => keysFor('proof-of-work')[0].toString('hex');

/** A task for a browser, signed so that nothing has to be remembered until its solution comes. */
export function askForWork(now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: proofWork.algorithm,
    cost: proofWork.cost,
    keyPrefix: proofWork.keyPrefix,
    // Not the library's own expiry, which goes by the clock of the system.
    data: { until: now.getTime() + proofWork.holdsMs },
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

/** Tells whether `proof` (the JSON a browser sent) solves a task of ours that has neither expired nor been used. */
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
  uses ??= createSharedLimit({ name: 'proof', limit: 1, windowMs: proofWork.holdsMs });
  return (await uses.refuse(nonce)) === null;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null; // No proof, like any other text that is none.
  }
}
