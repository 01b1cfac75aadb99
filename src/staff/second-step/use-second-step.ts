'use client';
import { useCallback, useEffect, useState } from 'react';
import type { ListedPasskey } from '#cms/accounts/second-step/passkey-store.ts';
import { callSecondStep } from './call-second-step.ts';

/** What an account has as its second step. */
export type SecondStep = { passkeys: ListedPasskey[]; codes: number; awaits: boolean };

/** The second step of an account, by default the signed-in one; `look` reads it again. */
export function useSecondStep(account?: number) {
  const [found, setFound] = useState<SecondStep | null>(null);
  const look = useCallback(async () => {
    const { value } = await callSecondStep<SecondStep>(account === undefined ? '' : `?account=${account}`);
    setFound(value);
  }, [account]);
  useEffect(() => void look(), [look]);
  return { found, look };
}
