import { ownScript } from '#ui/trusted-types.browser.ts';
import solver from './solve-challenge.browser.ts?worker&url';

// The proof of work of a form (decision 0016): asked for and solved while somebody writes. Whatever goes wrong, the form
// is sent without one: a stricter limit holds then, and nobody is kept out.

/** A task holds for twenty minutes; a solution older than this is not waited for but worked on anew, in ms. */
const maxAgeMs = 15 * 60_000;
/** How long a visitor who is ready waits for the rest of the work, in ms. */
const timeoutMs = 6_000;

let pending: { startedAt: number; proof: Promise<string | undefined> } | undefined;

/** Begins to work, where nothing is under way. */
export function startProof(address: string): void {
  if (pending && performance.now() - pending.startedAt < maxAgeMs) return;
  pending = { startedAt: performance.now(), proof: solve(address).catch(() => undefined) };
}

/** The proof for one form, which can be used once; undefined when there is none in time. */
export async function takeProof(address: string): Promise<string | undefined> {
  startProof(address);
  const proof = pending?.proof;
  pending = undefined;
  return Promise.race([proof, new Promise<undefined>(resolve => setTimeout(resolve, timeoutMs))]);
}

async function solve(address: string): Promise<string | undefined> {
  // Without a secure connection the browser has nothing to work with.
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
