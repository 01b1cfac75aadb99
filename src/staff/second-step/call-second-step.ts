import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import { creationOptions, credentialJson, requestOptions } from '#core/credential-json.ts';

/** What an endpoint answered, or the sentence it refused with. */
export type Called<Value> = { value: Value; refusal: null } | { value: null; refusal: string };

/** Asks an endpoint of the second step; a GET without a body. */
export async function callSecondStep<Value>(path: string, body?: object): Promise<Called<Value>> {
  const answer = await fetch(`/api/staff/second-step${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null);
  const sent = (await answer?.json().catch(() => null)) ?? {};
  if (answer?.ok) return { value: sent, refusal: null };
  return { value: null, refusal: sent.errors?.[0]?.message ?? secondStepTexts.failed };
}

/** The response of a passkey the browser makes or uses, or why there is none. */
export async function askDevice(to: 'add' | 'sign-in', options: unknown): Promise<Called<unknown>> {
  if (!('PublicKeyCredential' in window && navigator.credentials))
    return { value: null, refusal: secondStepTexts.noPasskeys };
  try {
    const credential =
      to === 'add'
        ? await navigator.credentials.create({ publicKey: creationOptions(options as never) })
        : await navigator.credentials.get({ publicKey: requestOptions(options as never) });
    return { value: credentialJson(credential as PublicKeyCredential), refusal: null };
  } catch (error) {
    // The name for a device that is excluded because it has a passkey already (WebAuthn 3, 5.1.3).
    const isKnown = (error as Error).name === 'InvalidStateError';
    return { value: null, refusal: isKnown ? secondStepTexts.known : secondStepTexts.cancelled };
  }
}
