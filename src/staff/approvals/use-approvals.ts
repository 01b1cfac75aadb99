'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Approval } from '#cms/approvals/approval-store.ts';

/** An approval as the panel gets it. */
export type ListedApproval = Omit<Approval, 'content'> & {
  isPresent: boolean;
  mayAnswer: boolean;
  mayWithdraw: boolean;
};
type Answer = { approvals: ListedApproval[]; people: { id: number; name: string }[]; mayAsk: boolean };
export type ApprovalAct = { method: 'POST' | 'PATCH' | 'DELETE'; body: object };

const noAnswer = 'That did not work. Please try again.';

/** The approvals of a document, read again when it is saved (`version`), and a way to change them, which answers a refusal. */
export function useApprovals(address: string | null, version: string) {
  const [found, setFound] = useState<Answer | null>(null);

  useEffect(() => {
    // A dependency, so that saving the form reads again.
    void version;
    let isOver = false;
    if (address)
      void fetch(address)
        .then(async answer => answer.ok && !isOver && setFound(await answer.json()))
        .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [address, version]);

  const act = useCallback(
    async ({ method, body }: ApprovalAct): Promise<string | null> => {
      const answer = await fetch(String(address), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null);
      const reply: Partial<Answer> & { message?: string } = (await answer?.json().catch(() => null)) ?? {};
      if (!answer?.ok) return reply.message ?? noAnswer;
      setFound(reply as Answer);
      return null;
    },
    [address],
  );

  return { found, act };
}
