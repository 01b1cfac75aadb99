'use client';
import { useAllFormFields, useConfig, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Copy } from '../conflicts/use-unsaved-copy.ts';
import { rememberFocus, returnFocus } from './caret.ts';
import type { Stored } from './send-draft.ts';

/** How often to see whether a drawer was closed. */
const LOOK_MS = 500;

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

  const isModified = useFormModified();
  const [target, setTarget] = useState<number | string>();

  /** Once nothing is left to save, and no drawer is open that would close with this form. */
  const move = useCallback(({ id: document }: { id: number | string }) => setTarget(document), []);
  useEffect(() => {
    if (target === undefined || id !== undefined || isModified) return;
    const leave = () => {
      if (isMoving.current || document.querySelector('.drawer--is-open, dialog[open]')) return;
      isMoving.current = true;
      router.replace(`${config.routes.admin}/collections/${collectionSlug}/${target}?locale=${locale}`);
    };
    leave();
    const timer = setInterval(leave, LOOK_MS);
    return () => clearInterval(timer);
  }, [target, id, isModified, router, config.routes.admin, collectionSlug, locale]);

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
    move(created.current);
  }, [isSavingByHand, move]);

  useLayoutEffect(() => {
    return () => {
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
