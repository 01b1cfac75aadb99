'use client';
import { useCallback, useEffect, useState } from 'react';
import type { SignedForm } from '#cms/consents/signed-form-store.ts';

type Answer = { forms: SignedForm[]; mayOpen: boolean };
type Refusal = { errors?: { message: string }[] };

const noAnswer = 'That did not work. Please try again.';

/** The signed forms of a consent record, and ways to add and remove one, which answer a refusal. */
export function useSignedForms(address: string | null) {
  const [found, setFound] = useState<Answer | null>(null);

  useEffect(() => {
    let isOver = false;
    if (address)
      void fetch(address)
        .then(async answer => answer.ok && !isOver && setFound(await answer.json()))
        .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [address]);

  const send = useCallback(async (to: string, init: RequestInit): Promise<string | null> => {
    const answer = await fetch(to, init).catch(() => null);
    const reply: (Answer & Refusal) | null = (await answer?.json().catch(() => null)) ?? null;
    if (!answer?.ok || !reply) return reply?.errors?.[0]?.message ?? noAnswer;
    setFound(reply);
    return null;
  }, []);

  const add = useCallback(
    (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return send(String(address), { method: 'POST', body });
    },
    [address, send],
  );
  const remove = useCallback((id: string) => send(`${address}/${id}`, { method: 'DELETE' }), [address, send]);

  return { found, add, remove };
}
