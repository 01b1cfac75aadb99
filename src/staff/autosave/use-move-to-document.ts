'use client';
import { useAllFormFields, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Copy } from '../conflicts/use-unsaved-copy.ts';
import { rememberFocus, returnFocus } from './caret.ts';
import type { Stored } from './send-draft.ts';

/** Leads from the form of a new document to its own, once the autosave has created it. */
export function useMoveToDocument(copy: Copy, isSavingByHand: boolean) {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const router = useRouter();
  const [fields] = useAllFormFields();
  /** The document that this form has created, while somebody is still typing into it. */
  const created = useRef<Stored>(null);
  const isMoving = useRef(false);
  const isOpen = useRef(true);

  const move = useCallback(
    ({ id: document }: { id: number | string }) => {
      if (!isOpen.current || isMoving.current) return;
      isMoving.current = true;
      router.replace(`${config.routes.admin}/collections/${collectionSlug}/${document}?locale=${locale}`);
    },
    [collectionSlug, config.routes.admin, locale, router],
  );

  const sinceMoving = useRef(fields);
  useEffect(() => {
    // What is typed until the other form is there goes with it.
    if (isMoving.current && sinceMoving.current !== fields) copy.keep();
    sinceMoving.current = fields;
  }, [fields, copy]);

  const wasSaving = useRef(false);
  useEffect(() => {
    const isOver = wasSaving.current && !isSavingByHand;
    wasSaving.current = isSavingByHand;
    // A save by hand of a form that has created its document is refused; it leads on all the same.
    if (!isOver || !created.current) return;
    copy.keep();
    move(created.current);
  }, [isSavingByHand, copy, move]);

  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // While the field is still there.
      if (isMoving.current) rememberFocus();
    };
  }, []);

  useEffect(() => {
    // Words that were on their way come first, or what is typed now would be written over.
    if (id !== undefined) void Promise.resolve(copy.returning.current).then(returnFocus);
  }, [id, copy]);

  return { created, move };
}
