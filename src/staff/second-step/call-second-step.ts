import { useCallback, useEffect, useState } from 'react';
import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import type { ListedPasskey } from '#cms/accounts/second-step/second-step-store.ts';

/** An endpoint's response, or the sentence with which it refused. */
type Called<Value> = { value: Value; refusal: null } | { value: null; refusal: string };

/** Calls an endpoint of the second step, with GET if there is no body. */
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

/** Creates or uses a passkey in the browser; returns its response, or why there is none. */
export async function askDevice(to: 'add' | 'sign-in', options: unknown): Promise<Called<unknown>> {
  if (!('PublicKeyCredential' in window && navigator.credentials))
    return { value: null, refusal: secondStepTexts.noPasskeys };
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
    const asked = { optionsJSON: options as never };
    const value = await (to === 'add' ? startRegistration(asked) : startAuthentication(asked));
    return { value, refusal: null };
  } catch (error) {
    // The name for a device that is excluded because it has a passkey already (WebAuthn 3, 5.1.3).
    const isKnown = (error as Error).name === 'InvalidStateError';
    return { value: null, refusal: isKnown ? secondStepTexts.known : secondStepTexts.cancelled };
  }
}

/** The second step of an account. */
type SecondStep = { passkeys: ListedPasskey[]; codes: number; awaits: boolean };

/** The second step of an account, by default the signed-in one; `reload` reads it again. */
export function useSecondStep(account?: number) {
  const [found, setFound] = useState<SecondStep | null>(null);
  const reload = useCallback(async () => {
    const { value } = await callSecondStep<SecondStep>(account === undefined ? '' : `?account=${account}`);
    setFound(value);
  }, [account]);
  useEffect(() => void reload(), [reload]);
  return { found, reload };
}
