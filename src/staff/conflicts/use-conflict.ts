'use client';
import {
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LastSave } from '#cms/saves/save-store.ts';
import { savedMeanwhile } from '#cms/saves/saved-meanwhile.rules.ts';
import {
  type Choice,
  type ComparedField,
  type Difference,
  differencesOf,
  leavesOf,
  putTogether,
} from './compare.rules.ts';

/** The field that carries the save a form began from (cms/saves/last-save-field.ts). */
const LAST_SAVE = 'lastSave';

type LastSaveInForm = Partial<LastSave> & { form?: string };
type Values = Record<string, unknown>;
/** The new base of a form after a conflict. */
export type Beginning = { data: unknown; began: Values } | null;
export type Conflict = { message: string; theirs: Values; differences: Difference[] };

/**
 * Watches for a save that was refused because another came in between; reads that one and puts both together. What is
 * stored decides, not the refusal that Payload notes at the field: a state of the form that arrives in the same moment
 * takes that away before anything is drawn, and the save would have failed without a word.
 */
export function useConflict(beginning: RefObject<Beginning>) {
  const { collectionSlug, data, docConfig, globalSlug, id, setData } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const { code } = useLocale();
  const { dispatchFields, getData, reset, setModified } = useForm();
  const isSaving = useFormProcessing();
  const sentWith = useRef<unknown>(undefined);
  const refusal = useRef<string | undefined>(undefined);
  useFormFields(([fields]) => {
    const field = fields[LAST_SAVE];
    if (field?.valid === false) refusal.current = field.errorMessage;
  });
  const [conflict, setConflict] = useState<Conflict | 'unread' | null>(null);
  const [isContested, setContested] = useState(false);
  const isSettling = useRef(false);
  const document = collectionSlug ? id && `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const address = document && `${config.routes.api}/${document}`;

  /** Reads what is stored, and compares it with the form where the form did not begin from it. */
  const compare = useCallback(
    async (message: string | undefined, isRefused: boolean) => {
      const theirs = address ? await readStored(address, code) : null;
      if (!theirs) {
        if (!isRefused) return;
        setContested(true);
        setConflict('unread');
        return;
      }
      const [stored, begunFrom] = [theirs[LAST_SAVE], getData()[LAST_SAVE]] as (LastSaveInForm | null)[];
      if (saveIn(stored) === saveIn(begunFrom)) return setContested(false);
      // An autosave of this form whose answer was not waited for; the form has all of its words.
      if (stored?.fromForm && stored.fromForm === begunFrom?.form) return setContested(false);
      dispatchFields({ type: 'UPDATE', path: LAST_SAVE, valid: true, errorMessage: undefined });
      setModified(true);
      const began = beginning.current?.data === data ? beginning.current?.began : data;
      const leaves = leavesOf((docConfig?.fields ?? []) as unknown as ComparedField[]);
      const differences = differencesOf(leaves, began, getData(), theirs);
      setContested(true);
      // A state of the form that arrives in the same moment takes away who it was; what is stored says it as well.
      const isKnown = saveIn(theirs[LAST_SAVE]) !== undefined;
      const who = savedMeanwhile(isKnown ? (theirs[LAST_SAVE] as LastSave) : null, user ?? null);
      setConflict({ message: message ?? who, theirs, differences });
    },
    [address, beginning, code, data, dispatchFields, docConfig, getData, setModified, user],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a save begins and ends, and at no other change
  useEffect(() => {
    if (isSaving) {
      sentWith.current = getData()[LAST_SAVE];
      refusal.current = undefined;
      return;
    }
    const wasSaved = saveIn(getData()[LAST_SAVE]) !== saveIn(sentWith.current);
    if (sentWith.current === undefined || !address) return;
    if (wasSaved) return setContested(false);
    void compare(refusal.current, refusal.current !== undefined);
  }, [isSaving]);

  const show = useCallback(
    (message?: string) => {
      refusal.current = message ?? refusal.current;
      setContested(true);
      void compare(refusal.current, true);
    },
    [compare],
  );

  const settle = async ({ theirs, differences }: Conflict, choices: (Choice | null)[]) => {
    if (isSettling.current) return;
    isSettling.current = true;
    try {
      const together = putTogether(getData(), differences, choices);
      // From here on the form has begun from what they saved.
      setData(theirs as never);
      // The form goes on from what is stored now, or its next save would conflict with this one again.
      await reset({ ...together, [LAST_SAVE]: theirs[LAST_SAVE] });
      setModified(true);
      setContested(false);
      // Only now: a save that is pressed before the form has all of it would conflict once more.
      setConflict(null);
    } finally {
      isSettling.current = false;
    }
  };
  return { conflict, isContested, show, settle, close: () => setConflict(null) };
}

/** What is stored now, drafts included, in the language of the form; null when it could not be read. */
async function readStored(address: string, locale: string): Promise<Values | null> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', locale, 'fallback-locale': 'none' });
  const answer = await fetch(`${address}?${query}`).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Values | null) : null;
}

/** The number of the save that a value of the field names; undefined for a document that nobody has saved since. */
const saveIn = (lastSave: unknown) =>
  (lastSave as { save?: number | null } | null | undefined)?.save ?? undefined;
