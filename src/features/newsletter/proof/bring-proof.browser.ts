import { ownScript } from '#ui/trusted-types.browser.ts';
import solver from './solve-work.browser.ts?worker&url';

// The proof of work of a form (decision 0016): asked for and solved while somebody writes. Whatever goes wrong, the form
// is sent without one: a stricter limit holds then, and nobody is kept out.

/** A task holds for twenty minutes; a solution older than this is not waited for but worked on anew, in ms. */
const fresh = 15 * 60_000;
/** How long a visitor who is ready waits for the rest of the work, in ms. */
const timeouts = 6_000;

let work: { begun: number; proof: Promise<string | undefined> } | undefined;

/** Begins to work, where nothing is under way. */
export function beginWork(address: string): void {
  if (work && performance.now() - work.begun < fresh) return;
  work = { begun: performance.now(), proof: solve(address).catch(() => undefined) };
}

/** The proof for one form, which can be used once; undefined when there is none in time. */
export async function takeProof(address: string): Promise<string | undefined> {
  beginWork(address);
  const proof = work?.proof;
  work = undefined;
  return Promise.race([proof, new Promise<undefined>(resolve => setTimeout(resolve, timeouts))]);
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
