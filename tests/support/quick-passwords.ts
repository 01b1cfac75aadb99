import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// A stored password costs a third of a second of processor by design, each time one is set or checked; tests set and check
// hundreds. They ask Node for the same function with fewer rounds, so what they store differs from what a process of the
// product stores: all that share a database load this, or none of them.

/** Proof of work has fewer, and is what it is in tests too. */
const ROUNDS_OF_A_PASSWORD = 25_000;
const QUICK_ROUNDS = 1_000;

type Derive = typeof crypto.pbkdf2;
type Quick = Derive & { original?: Derive };
// Files that share a process load this more than once.
const original = (crypto.pbkdf2 as Quick).original ?? crypto.pbkdf2;
let allRounds = false;

const quick: Derive = (password, salt, rounds, length, digest, done) => {
  const asked = allRounds || rounds < ROUNDS_OF_A_PASSWORD ? rounds : QUICK_ROUNDS;
  original(password, salt, asked, length, digest, done);
};

crypto.pbkdf2 = Object.assign(quick, { original });
syncBuiltinESMExports();

/** Lets passwords cost what they cost the product, for tests about just that. */
export async function withAllRounds<Result>(act: () => Promise<Result>): Promise<Result> {
  allRounds = true;
  try {
    return await act();
  } finally {
    allRounds = false;
  }
}
