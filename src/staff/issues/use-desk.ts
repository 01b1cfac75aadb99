'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { IssueDesk } from '#features/newsletter/issues/issue-desk.action.ts';

/** How often the desk looks again while mails are on their way, and while nothing moves. */
const whileMoving = 2_000;
const whileStill = 20_000;

export type DeskAct =
  | { act: 'test'; to: string; locale: string; edition: string }
  | { act: 'send' }
  | { act: 'schedule'; at: string }
  | { act: 'unschedule' | 'pause' | 'resume' | 'stop' };

/** What an act of the desk came to: the sentence to show. */
export type DeskAnswer = { ok: boolean; message: string };

/** The desk of an issue, looked at again when the form is saved (`version`), after an act, and while mails go out. */
export function useDesk(id: number | string | undefined, version: string) {
  const [desk, setDesk] = useState<IssueDesk | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useCallback(async () => {
    clearTimeout(timer.current);
    if (id === undefined) return;
    const answer = await fetch(`/api/newsletter-issues/${id}/desk`).catch(() => null);
    const found: IssueDesk | null = answer?.ok ? await answer.json() : null;
    if (found) setDesk(found);
    const pause = found?.state === 'sending' ? whileMoving : whileStill;
    timer.current = setTimeout(() => void look(), document.hidden ? whileStill : pause);
  }, [id]);

  useEffect(() => {
    // Named here so that a saved form is looked at again.
    void version;
    void look();
    return () => clearTimeout(timer.current);
  }, [look, version]);

  const act = useCallback(
    async (wanted: DeskAct): Promise<DeskAnswer> => {
      const answer = await fetch(`/api/newsletter-issues/${id}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      }).catch(() => null);
      const body: { message?: string } = (await answer?.json().catch(() => null)) ?? {};
      await look();
      return { ok: answer?.ok ?? false, message: body.message ?? 'That did not work. Please try again.' };
    },
    [id, look],
  );

  return { desk, act };
}
