import { takeProof } from '#ui/proof/fetch-proof.browser.ts';
import type { EndpointAnswer } from './subscribe-form.rules.ts';

/** The response, or why there is none. */
export type SendResult = EndpointAnswer | { exception: unknown };

/** More than a slow connection needs for one line of text, in ms. */
const timeoutMs = 30_000;

/** Posts the form and its proof of work to its endpoint. Never rejects. */
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
    console.info('The form was not sent.', exception);
    return { exception };
  }
}
