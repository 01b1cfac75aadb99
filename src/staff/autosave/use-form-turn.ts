'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';

const LAST_SAVE = 'lastSave';

export type LastSave =
  | {
      save?: number | null;
      locale?: string | null;
      form?: string;
      turn?: number;
      isAutosave?: boolean;
      fromForm?: string | null;
    }
  | null
  | undefined;

/** A number nobody else has, also on an address without TLS, where `crypto.randomUUID` does not exist. */
const newForm = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Adds to the save that a form began from who the form is, and which of its saves comes next. So the server knows a save
 * whose answer never arrived from one of somebody else, and an old one that arrives late from a newer one.
 */
export function useFormTurn() {
  const { dispatchFields, getData } = useForm();
  const lastSave = useFormFields(([fields]) => fields[LAST_SAVE]?.value) as LastSave;
  const form = useRef<string>(undefined);
  const turn = useRef(0);

  const goOnFrom = useCallback(
    (stored: LastSave) => {
      form.current ??= newForm();
      turn.current = Math.max(turn.current, stored?.turn ?? 0) + 1;
      const value = { ...stored, save: stored?.save ?? null, form: form.current, turn: turn.current };
      dispatchFields({ type: 'UPDATE', path: LAST_SAVE, value, valid: true });
    },
    [dispatchFields],
  );

  useEffect(() => {
    if (!lastSave?.form || lastSave.form !== form.current) goOnFrom(lastSave);
  }, [lastSave, goOnFrom]);

  /**
   * The beginning to send now. A press that begins before the answer comes has a later turn, or the same where the form is
   * not drawn again yet; no two autosaves have the same.
   */
  const takeTurn = useCallback((): LastSave => {
    const inForm = getData()[LAST_SAVE] as LastSave;
    form.current ??= newForm();
    turn.current = Math.max(turn.current, inForm?.turn ?? 1);
    const taken = { ...inForm, form: form.current, turn: turn.current };
    goOnFrom(taken);
    return taken;
  }, [getData, goOnFrom]);

  return { takeTurn, goOnFrom };
}
