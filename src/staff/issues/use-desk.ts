'use client';
import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#core/message.ts';
import type { IssueDesk } from '#features/newsletter/issues/issue-desk.action.ts';

/** Polling interval while mails are being sent, and while nothing changes. */
const whileMoving = 2_000;
const whileStill = 20_000;

export type DeskAct =
  | { act: 'test'; to: string; locale: string; edition: string }
  | { act: 'send' }
  | { act: 'schedule'; at: string }
  | { act: 'release' }
  | { act: 'unschedule' | 'pause' | 'resume' | 'stop' };

/** The result of an act: the sentence to show. */
type DeskAnswer = { ok: boolean; message: Message };

/**
 * The data of the sending panel, reloaded when the form is saved (`version`), after an act, and while mails are sent.
 */
export function useDesk(id: number | string | undefined, version: string) {
  const [desk, setDesk] = useState<IssueDesk | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reload = useCallback(async () => {
    clearTimeout(timer.current);
    if (id === undefined) return;
    const answer = await fetch(`/api/newsletter-issues/${id}/desk`).catch(() => null);
    const found: IssueDesk | null = answer?.ok ? await answer.json() : null;
    if (found) setDesk(found);
    const pause = found?.state === 'sending' ? whileMoving : whileStill;
    timer.current = setTimeout(() => void reload(), document.hidden ? whileStill : pause);
  }, [id]);

  useEffect(() => {
    // A dependency, so that saving the form reloads it.
    void version;
    void reload();
    return () => clearTimeout(timer.current);
  }, [reload, version]);

  const act = useCallback(
    async (wanted: DeskAct): Promise<DeskAnswer> => {
      const answer = await fetch(`/api/newsletter-issues/${id}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      }).catch(() => null);
      const body: { message?: Message } = (await answer?.json().catch(() => null)) ?? {};
      await reload();
      return { ok: answer?.ok ?? false, message: body.message ?? 'That did not work. Please try again.' };
    },
    [id, reload],
  );

  return { desk, act };
}

/** The form saves itself 1.2 s after the last change; this includes the time to reach the server. */
const UNTIL_SAVED_MS = 4_000;

/**
 * Whether the latest input may be unsaved. The form's own state is not enough: the text editor leaves it at "modified"
 * even after saving.
 */
export function useUnsaved(): boolean {
  const modified = useFormModified();
  const [fields] = useAllFormFields();
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    void fields;
    setStill(false);
    const timer = setTimeout(() => setStill(true), UNTIL_SAVED_MS);
    return () => clearTimeout(timer);
  }, [fields]);
  return modified && !isStill;
}
