'use client';
import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const { collectionSlug, data, docConfig, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
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
  const document = collectionSlug ? id && `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const address = document && `${config.routes.api}/${document}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a save begins and ends, and at no other change
  useEffect(() => {
    if (isSaving) {
      sentWith.current = getData()[LAST_SAVE];
      refusal.current = undefined;
      return;
    }
    const wasSaved = saveIn(getData()[LAST_SAVE]) !== saveIn(sentWith.current);
    if (sentWith.current === undefined || wasSaved || !address) return;
    void readStored(address, code).then(theirs => {
      if (!theirs) return refusal.current && setConflict('unread');
      if (saveIn(theirs[LAST_SAVE]) === saveIn(getData()[LAST_SAVE])) return;
      dispatchFields({ type: 'UPDATE', path: LAST_SAVE, valid: true, errorMessage: undefined });
      setModified(true);
      const began = beginning.current?.data === data ? beginning.current?.began : data;
      const leaves = leavesOf((docConfig?.fields ?? []) as unknown as ComparedField[]);
      const differences = differencesOf(leaves, began, getData(), theirs);
      setConflict({ message: refusal.current ?? 'Somebody saved this in between.', theirs, differences });
    });
  }, [isSaving]);

  const settle = async ({ theirs, differences }: Conflict, choices: (Choice | null)[]) => {
    const together = putTogether(getData(), differences, choices);
    beginning.current = { data, began: theirs };
    setConflict(null);
    await reset({ ...together, [LAST_SAVE]: theirs[LAST_SAVE] });
    setModified(true);
  };
  return { conflict, settle, close: () => setConflict(null) };
}

/** What is stored now, drafts included, in the language of the form; null when it could not be read. */
async function readStored(address: string, locale: string): Promise<Values | null> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', locale, 'fallback-locale': 'none' });
  const answer = await fetch(`${address}?${query}`).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Values | null) : null;
}

/** The number of the save that a value of the field names; undefined for a document that nobody has saved since. */
const saveIn = (lastSave: unknown) => (lastSave as { save?: number } | null | undefined)?.save;
