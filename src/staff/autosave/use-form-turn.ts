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

/** A random id that also works without TLS, where `crypto.randomUUID` does not exist. */
const newForm = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Adds the form's id and the number of its next save to the save that the form is based on. The server can then tell a
 * save whose response got lost from somebody else's, and a late, outdated save from a newer one.
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
   * The `lastSave` to send now. A manual save that starts before the response arrives has a later turn, or the same one if
   * the form has not rendered again yet; two autosaves never share a turn.
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
