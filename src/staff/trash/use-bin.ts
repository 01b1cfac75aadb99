'use client';

import { useConfig } from '@payloadcms/ui';
import { createContext, use, useCallback } from 'react';
import { binTexts } from '#cms/trash/bin.texts.ts';

type Chosen = { collection: string; ids: number[] };
type Answer<Value> = { value: Value; problem: null } | { value: null; problem: string };

/** Calls an endpoint of the bin; a refusal is returned as a sentence. */
export function useBin() {
  const { config } = useConfig();
  const { api } = config.routes;
  return useCallback(
    async <Value>(path: string, { collection, ids }: Chosen): Promise<Answer<Value>> => {
      const answer = await fetch(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ collection, ids }),
      }).catch(() => null);
      const reply = await answer?.json().catch(() => null);
      if (answer?.ok && reply) return { value: reply as Value, problem: null };
      return { value: null, problem: reply?.errors?.[0]?.message ?? binTexts.failed };
    },
    [api],
  );
}

/** What to delete, what happens afterwards, and where focus returns after cancelling. */
export type Wanted = {
  collection: string;
  ids: number[];
  afterwards: () => void;
  returnTo: () => HTMLElement | null;
};

/** Opens the one dialog of the admin that asks before deleting. */
export const AskToDelete = createContext<(wanted: Wanted) => void>(() => undefined);
export const useAskToDelete = () => use(AskToDelete);
