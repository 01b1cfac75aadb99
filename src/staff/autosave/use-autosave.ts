'use client';
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Copy } from '../conflicts/use-unsaved-copy.ts';
import {
  type AutosaveState,
  afterChange,
  afterGivingUp,
  afterSending,
  afterTakingBack,
  afterTry,
  nextTry,
  nothingToSave,
  type Outcome,
} from './autosave.rules.ts';
import { type Stored, sendDraft } from './send-draft.ts';
import { type LastSave, useFormTurn } from './use-form-turn.ts';
import { useStored } from './use-stored.ts';
import { useWords } from './use-words.ts';

type Around = {
  /** Somebody saved in between: nothing is sent until it is settled. */
  isContested: boolean;
  /** Called when an autosave was refused because somebody else saved in between. */
  showConflict: (reason: string) => void;
  copy: Copy;
};

/**
 * Whether the form around saves itself: content with drafts that is stored already, while somebody may write it. A new
 * document is created by hand, because a form that changes under somebody's hands loses what the text editor has not
 * handed over yet; until then its words are stored in the browser.
 */
export function useSavesItself(): boolean {
  const { collectionSlug, docConfig, hasSavePermission, id, isTrashed } = useDocumentInfo();
  const hasDrafts = Boolean(collectionSlug && docConfig?.versions?.drafts);
  return hasDrafts && hasSavePermission === true && !isTrashed && id !== undefined;
}

/** After the last key: the words of a long text are not compared at each one. */
const LOOK_MS = 250;

/** Saves a form as a draft while somebody writes it, and tries again until it is stored. Returns how that stands. */
export function useAutosave({ isContested, showConflict, copy }: Around): AutosaveState {
  const savesItself = useSavesItself();
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSavingByHand = useFormProcessing();
  const { takeTurn, goOnFrom } = useFormTurn();
  const { words, isStored } = useWords();
  const noteStored = useStored({ copy, goOnFrom });
  const [state, setState] = useState<AutosaveState>(nothingToSave);
  const seen = useRef<string>(undefined);
  const underWay = useRef<AbortController>(null);
  const numberBefore = useRef<number | null>(undefined);

  useEffect(() => {
    // Depends on the fields, so that each change is looked at.
    void fields;
    if (!savesItself || !isModified) return;
    const changedAt = Date.now();
    const timer = setTimeout(() => {
      const now = words();
      if (now === seen.current) return;
      seen.current = now;
      const isTakenBack = isStored() && !underWay.current;
      setState(last => (isTakenBack ? afterTakingBack(last) : afterChange(last, changedAt)));
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [fields, isModified, savesItself, words, isStored]);

  const settle = useCallback(
    (outcome: Outcome, sent: string, doc: Stored | null) => {
      const hasNewer = words() !== sent;
      setState(last => afterTry(last, outcome, { now: Date.now(), hasNewer }));
      if (outcome.kind === 'conflict') showConflict(outcome.reason);
      if (doc) noteStored(doc, hasNewer);
    },
    [noteStored, showConflict, words],
  );

  const send = useCallback(async () => {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    const sent = words();
    const values = { ...getData(), lastSave: takeTurn() };
    setState(afterSending);
    const address = `${config.routes.api}/${collectionSlug}/${id}`;
    const { outcome, doc } = await sendDraft(address, { locale, values, signal: controller.signal });
    if (underWay.current !== controller) return;
    underWay.current = null;
    settle(outcome, sent, doc);
  }, [collectionSlug, config.routes.api, getData, id, locale, settle, takeTurn, words]);

  const isHeld = !savesItself || !isModified || isContested || isSavingByHand;
  useEffect(() => {
    const due = nextTry(state);
    if (due === null || isHeld) return;
    const timer = setTimeout(() => void send(), Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [state, isHeld, send]);

  const isWaiting = !isHeld && state.unsavedSince !== null && state.kind !== 'refused';
  useEffect(() => {
    if (!isWaiting) return;
    // The line is back, the laptop is opened or about to be closed, somebody comes back from signing in.
    const now = () => void send();
    window.addEventListener('online', now);
    window.addEventListener('focus', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('focus', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [isWaiting, send]);

  useEffect(() => {
    const save = (getData().lastSave as LastSave)?.save ?? null;
    if (!isSavingByHand) {
      // It went through if it brought another number. Payload has said so then, and nothing is left to do.
      if (numberBefore.current === undefined) return;
      if (save !== numberBefore.current) setState(nothingToSave);
      return;
    }
    numberBefore.current = save;
    // The save by hand has all of it; what comes of this try no longer counts.
    underWay.current?.abort();
    underWay.current = null;
    setState(afterGivingUp);
  }, [isSavingByHand, getData]);

  return state;
}
