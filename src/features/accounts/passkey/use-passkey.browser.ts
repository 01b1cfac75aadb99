import { creationOptions, credentialJson, requestOptions } from '#core/credential-json.ts';

/** Failures before anything is sent; the form contains a message for each. */
type Hitch = 'cancelled' | 'failed' | 'known' | 'stale' | 'full' | 'too-often';

const hitchOfStatus: Readonly<Record<number, Hitch>> = { 403: 'stale', 409: 'full', 429: 'too-often' };

/** Requests a challenge, obtains the response of a passkey and submits it with the form. */
export async function answerForm(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  showMessage(form, '');
  try {
    const field = form.elements.namedItem('passkey');
    const answer = await requestCredential(form.dataset.passkey === 'add' ? 'add' : 'sign-in');
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(answer);
    form.submit();
  } catch (error) {
    showMessage(form, wordsOf(form)[hitchOf(error)] ?? '');
    form.ariaBusy = null;
  }
}

async function requestCredential(to: 'add' | 'sign-in'): Promise<unknown> {
  const answer = await fetch('/api/passkey', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  if (!answer.ok) throw new Error(hitchOfStatus[answer.status] ?? 'failed');
  const options = await answer.json();
  const credential =
    to === 'add'
      ? await navigator.credentials.create({ publicKey: creationOptions(options) })
      : await navigator.credentials.get({ publicKey: requestOptions(options) });
  return credentialJson(credential as PublicKeyCredential);
}

const wordsOf = (form: HTMLFormElement): Partial<Record<Hitch, string>> =>
  JSON.parse(form.dataset.passkeyWords ?? '{}');

function showMessage(form: HTMLFormElement, words: string): void {
  const place = form.querySelector('[data-passkey-status]');
  if (place) place.textContent = words;
}

/** Maps WebAuthn 3 error names (5.1.3, 5.1.4): cancelled or timed out, and already registered. */
function hitchOf(error: unknown): Hitch {
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  return Object.values(hitchOfStatus).find(hitch => hitch === message) ?? 'failed';
}
