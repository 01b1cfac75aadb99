import { takeProof } from './proof/fetch-proof.browser.ts';
import type { EndpointAnswer } from './subscription-answer.rules.ts';

/** What came of a call: its answer, or what kept it from coming. */
export type SendResult = EndpointAnswer | { exception: unknown };

/** Longer than a slow line needs for one line of text, in ms; after that nobody waits for an answer any more. */
const timeoutMs = 30_000;

/** Sends what a form holds, and the proof of its work, to the call it names. Never rejects. */
export async function sendForm(form: HTMLFormElement): Promise<SendResult> {
  try {
    const fields = Object.fromEntries(new FormData(form));
    const proof = await takeProof(form.dataset.proof ?? '');
    const answer = await fetch(form.dataset.endpoint ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...fields, proof }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => null);
    return { ok: answer.ok, statusText: answer.statusText, body };
  } catch (exception) {
    return { exception };
  }
}
