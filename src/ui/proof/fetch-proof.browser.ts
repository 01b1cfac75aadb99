import { ownScript } from '#ui/trusted-types.browser.ts';
import solver from './solve-challenge.browser.ts?worker&url';

// Proof of work for a form (decision 0016), requested and solved while the visitor types. If anything fails, the form
// is sent without it and a stricter limit applies.

/** A challenge is valid for twenty minutes; an older solution than this, in ms, is discarded and requested again. */
const maxAgeMs = 15 * 60_000;
/** How long a submit waits for an unfinished proof, in ms. */
const timeoutMs = 6_000;

let pending: { startedAt: number; proof: Promise<string | undefined> } | undefined;

/** Starts a proof unless one is pending. One that failed is not: the next call starts another. */
export function startProof(address: string): void {
  if (pending && performance.now() - pending.startedAt < maxAgeMs) return;
  const proof = solve(address).catch(() => undefined);
  pending = { startedAt: performance.now(), proof };
  void proof.then(solution => {
    if (solution === undefined && pending?.proof === proof) pending = undefined;
  });
}

/** The proof for one submit, single use; undefined if it is not ready in time. */
export async function takeProof(address: string): Promise<string | undefined> {
  startProof(address);
  const proof = pending?.proof;
  pending = undefined;
  return Promise.race([proof, new Promise<undefined>(resolve => setTimeout(resolve, timeoutMs))]);
}

async function solve(address: string): Promise<string | undefined> {
  // Web Crypto exists only in secure contexts.
  if (!globalThis.crypto?.subtle) return undefined;
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) return undefined;
  const challenge: unknown = await answer.json();
  const worker = new Worker(ownScript(solver), { type: 'module' });
  try {
    const solution = await new Promise(resolve => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      worker.postMessage(challenge);
    });
    return solution ? JSON.stringify({ challenge, solution }) : undefined;
  } finally {
    worker.terminate();
  }
}
