'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Plan, PlanKind, PlannedTime, Standing } from '#cms/plans/plan.rules.ts';

type Answer = { plans: Plan[]; standing: Standing };
export type PlanAct =
  | { method: 'POST'; body: { kind: PlanKind } & PlannedTime }
  | { method: 'DELETE'; body: { kind: PlanKind } };

const noAnswer = 'That did not work. Please try again.';

/** The plans of a document, read again when it is saved (`version`), and a way to change them, which answers a refusal. */
export function usePlans(address: string | null, version: string) {
  const [found, setFound] = useState<Answer | null>(null);

  useEffect(() => {
    // A dependency, so that saving or publishing the form reads again.
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
    async ({ method, body }: PlanAct): Promise<string | null> => {
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
