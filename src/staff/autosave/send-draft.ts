import { type Outcome, outcomeOf } from './autosave.rules.ts';

type Values = Record<string, unknown>;
export type Stored = Values & { id: number | string; lastSave?: Values | null };
export type Sent = { outcome: Outcome; doc: Stored | null };

/** A line that takes longer is no line; what was stored all the same is recognised by the form it came from. */
const ANSWER_WITHIN_MS = 30_000;
/** Browsers allow 64 KiB, and an Amharic letter takes three bytes. */
const KEEPALIVE_LENGTH = 20_000;

/** Saves the values of a form as a draft of the document at `address`. */
export async function sendDraft(
  address: string,
  {
    locale,
    values,
    signal,
  }: {
    locale: string;
    values: Values;
    signal: AbortSignal;
  },
): Promise<Sent> {
  const query = new URLSearchParams({
    autosave: 'true',
    draft: 'true',
    depth: '0',
    locale,
    'fallback-locale': 'null',
  });
  const body = JSON.stringify({ ...values, _status: 'draft' });
  const answer = await fetch(`${address}?${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body,
    // A tab that is being closed still sends this much.
    keepalive: document.visibilityState === 'hidden' && body.length < KEEPALIVE_LENGTH,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  }).catch(() => null);
  const reply: unknown = await answer?.json().catch(() => null);
  const outcome = outcomeOf(answer?.status ?? null, reply, navigator.onLine);
  const doc = outcome.kind === 'saved' ? ((reply as { doc?: Stored } | null)?.doc ?? null) : null;
  // Something between here and the server answered in its place.
  return outcome.kind === 'saved' && doc === null ? { outcome: { kind: 'away' }, doc } : { outcome, doc };
}
