import { PROOF_PATH } from '#ui/proof/proof-path.ts';
import type { EndpointAnswer } from './subscribe-form.rules.ts';

/** More than a slow connection needs for one line of text, in ms. */
const timeoutMs = 30_000;

/** Posts the fields and their proof of work. Null without a response. */
export async function sendSubscription(endpoint: string, fields: FormData): Promise<EndpointAnswer | null> {
  try {
    const { takeProof } = await import('#ui/proof/fetch-proof.browser.ts');
    const proof = await takeProof(PROOF_PATH);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(fields), proof }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => null);
    return { ok: answer.ok, statusText: answer.statusText, body };
  } catch (exception) {
    console.info('Form not sent:', exception);
    return null;
  }
}

/** Starts the proof of work while the visitor types. Without it a stricter limit applies. */
export function startProof(): void {
  import('#ui/proof/fetch-proof.browser.ts').then(proof => proof.startProof(PROOF_PATH)).catch(console.info);
}
