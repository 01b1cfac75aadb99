'use client';
import { useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui';
import { type RefObject, useEffect, useState } from 'react';
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
/** What a form goes on from, once it is not what it was opened with. */
export type Beginning = { data: unknown; began: Values } | null;
export type Conflict = { message: string; theirs: Values; differences: Difference[] };

/** Watches for a save that was refused because another came in between; reads that one and puts both together. */
export function useConflict(beginning: RefObject<Beginning>) {
  const { collectionSlug, data, docConfig, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { code } = useLocale();
  const { dispatchFields, getData, reset, setModified } = useForm();
  const refusal = useFormFields(([fields]) => {
    const field = fields[LAST_SAVE];
    return field?.valid === false ? field.errorMessage : undefined;
  });
  const [conflict, setConflict] = useState<Conflict | 'unread' | null>(null);
  const address = `${config.routes.api}/${collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`}`;

  useEffect(() => {
    if (!refusal) return;
    dispatchFields({ type: 'UPDATE', path: LAST_SAVE, valid: true, errorMessage: undefined });
    setModified(true);
    void readStored(address, code).then(theirs => {
      if (!theirs) return setConflict('unread');
      const began = beginning.current?.data === data ? beginning.current?.began : data;
      const leaves = leavesOf((docConfig?.fields ?? []) as unknown as ComparedField[]);
      const differences = differencesOf(leaves, began, getData(), theirs);
      setConflict({ message: refusal, theirs, differences });
    });
  }, [refusal, address, beginning, code, data, docConfig, dispatchFields, getData, setModified]);

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
