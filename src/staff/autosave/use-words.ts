'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useMemo, useRef } from 'react';
import { type ComparedField, isSame, leavesOf, valueAt } from '../conflicts/compare.rules.ts';

/** What somebody has written into the form: `words` to compare two moments, and whether it is what is stored. */
export function useWords() {
  const { data, docConfig } = useDocumentInfo();
  const { getData } = useForm();
  const leaves = useMemo(
    () => leavesOf((docConfig?.fields ?? []) as unknown as ComparedField[]),
    [docConfig],
  );
  const stored = useRef(data);
  stored.current = data;
  const words = useCallback(() => {
    const values = getData();
    return JSON.stringify(leaves.map(({ path }) => valueAt(values, path) ?? null));
  }, [getData, leaves]);
  const isStored = useCallback(() => {
    const values = getData();
    return leaves.every(({ path }) => isSame(valueAt(values, path), valueAt(stored.current, path)));
  }, [getData, leaves]);
  return { words, isStored };
}
