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
import type { Message } from '#core/message.ts';
import {
  type Choice,
  type ComparedField,
  type Difference,
  findDifferences,
  listLeaves,
  mergeValues,
} from './compare.rules.ts';

/** The field with the save that a form is based on (cms/saves/last-save-field.ts). */
const LAST_SAVE = 'lastSave';

type LastSaveInForm = Partial<LastSave> & { form?: string };
type Values = Record<string, unknown>;
/** The new base of a form after a conflict. */
export type Beginning = { data: unknown; began: Values } | null;
export type Conflict = { message: Message; theirs: Values; differences: Difference[] };

/**
 * Watches for a save that was refused because somebody else saved in between, loads that version and merges both. It
 * compares with the stored version and ignores the error Payload sets on the field: a form state that arrives at the same
 * moment removes that error before it renders, and the save would fail silently.
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

  /** Loads the stored version and compares it with the form, unless the form is based on it. */
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
      // This form's own autosave, whose response was ignored; the form contains all of it.
      if (stored?.fromForm && stored.fromForm === begunFrom?.form) return setContested(false);
      dispatchFields({ type: 'UPDATE', path: LAST_SAVE, valid: true, errorMessage: undefined });
      setModified(true);
      const began = beginning.current?.data === data ? beginning.current?.began : data;
      const leaves = listLeaves((docConfig?.fields ?? []) as unknown as ComparedField[]);
      const differences = findDifferences(leaves, began, getData(), theirs);
      setContested(true);
      // A form state that arrives at the same moment removes the message; the stored version names the author too.
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
      const together = mergeValues(getData(), differences, choices);
      // From here on the form is based on their save.
      setData(theirs as never);
      // The form must be based on the stored version, or its next save would conflict again.
      await reset({ ...together, [LAST_SAVE]: theirs[LAST_SAVE] });
      setModified(true);
      setContested(false);
      // Last, because a save pressed before the form is complete would conflict again.
      setConflict(null);
    } finally {
      isSettling.current = false;
    }
  };
  return { conflict, isContested, show, settle, close: () => setConflict(null) };
}

/** The stored version, drafts included, in the form's language; null if it could not be read. */
async function readStored(address: string, locale: string): Promise<Values | null> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', locale, 'fallback-locale': 'none' });
  const answer = await fetch(`${address}?${query}`).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Values | null) : null;
}

/** The save number in a value of the field; undefined if the document was not saved since. */
const saveIn = (lastSave: unknown) =>
  (lastSave as { save?: number | null } | null | undefined)?.save ?? undefined;
