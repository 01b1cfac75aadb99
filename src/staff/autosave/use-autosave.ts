'use client';
import {
  useAllFormFields,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ComparedField, isSame, listLeaves, valueAt } from '../conflicts/compare.rules.ts';
import type { Copy } from '../conflicts/unsaved-copy.tsx';
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
  toOutcome,
} from './autosave.rules.ts';

type Around = {
  /** Somebody saved in between: nothing is sent until the conflict is resolved. */
  isContested: boolean;
  /** Called when an autosave was refused because somebody else saved in between. */
  showConflict: (reason: string) => void;
  copy: Copy;
};

/**
 * Whether the surrounding form saves automatically: stored content with drafts that the user may edit. A new document
 * is created by hand, because creating it reloads the form, which loses text the editor has not written to the form yet;
 * until then its text is stored in the browser.
 */
export function useSavesItself(): boolean {
  const { collectionSlug, docConfig, hasSavePermission, id, isTrashed } = useDocumentInfo();
  const hasDrafts = Boolean(collectionSlug && docConfig?.versions?.drafts);
  return hasDrafts && hasSavePermission === true && !isTrashed && id !== undefined;
}

/** Wait after the last key press, because comparing a long text at every key is slow. */
const COMPARE_DELAY_MS = 250;

/** Saves a form as a draft while somebody edits it, and retries until it is stored. Returns the save state. */
export function useAutosave({ isContested, showConflict, copy }: Around): AutosaveState {
  const savesItself = useSavesItself();
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSavingByHand = useFormProcessing();
  const { nextSave, continueFrom } = useFormTurn();
  const { words, isStored } = useContent();
  const noteStored = useStored({ copy, continueFrom });
  const [state, setState] = useState<AutosaveState>(nothingToSave);
  const seen = useRef<string>(undefined);
  const underWay = useRef<AbortController>(null);
  const saveBefore = useRef<number | null>(undefined);

  useEffect(() => {
    // A dependency, so that every change is checked.
    void fields;
    if (!savesItself || !isModified) return;
    const changedAt = Date.now();
    const timer = setTimeout(() => {
      const now = words();
      if (now === seen.current) return;
      seen.current = now;
      const isTakenBack = isStored() && !underWay.current;
      setState(last => (isTakenBack ? afterTakingBack(last) : afterChange(last, changedAt)));
    }, COMPARE_DELAY_MS);
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
    const values = { ...getData(), lastSave: nextSave() };
    setState(afterSending);
    const address = `${config.routes.api}/${collectionSlug}/${id}`;
    const { outcome, doc } = await sendDraft(address, { locale, values, signal: controller.signal });
    if (underWay.current !== controller) return;
    underWay.current = null;
    settle(outcome, sent, doc);
  }, [collectionSlug, config.routes.api, getData, id, locale, settle, nextSave, words]);

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
    // The connection is back, the laptop is opened or about to be closed, or somebody comes back from signing in.
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
      // A new save number means that it succeeded; Payload has already told the user.
      if (saveBefore.current === undefined) return;
      if (save !== saveBefore.current) setState(nothingToSave);
      return;
    }
    saveBefore.current = save;
    // The manual save contains everything, so the result of this attempt is ignored.
    underWay.current?.abort();
    underWay.current = null;
    setState(afterGivingUp);
  }, [isSavingByHand, getData]);

  return state;
}

type Values = Record<string, unknown>;
type Stored = Values & { id: number | string; lastSave?: Values | null };
type Sent = { outcome: Outcome; doc: Stored | null };

/** A slower connection counts as none; a save that arrived anyway is recognised by its form id. */
const ANSWER_WITHIN_MS = 30_000;
/** Browsers allow 64 KiB, and an Amharic letter takes three bytes. */
const KEEPALIVE_LENGTH = 20_000;

/** Saves the values of a form as a draft of the document at `address`. */
async function sendDraft(
  address: string,
  {
    locale,
    values,
    signal,
  }: {
    locale: string;
    values: Values;
    signal: AbortSignal;
  },
): Promise<Sent> {
  const query = new URLSearchParams({
    autosave: 'true',
    draft: 'true',
    depth: '0',
    locale,
    'fallback-locale': 'null',
  });
  const body = JSON.stringify({ ...values, _status: 'draft' });
  const answer = await fetch(`${address}?${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body,
    // The browser still sends this much while a tab closes.
    keepalive: document.visibilityState === 'hidden' && body.length < KEEPALIVE_LENGTH,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  }).catch(() => null);
  const reply: unknown = await answer?.json().catch(() => null);
  const outcome = toOutcome(answer?.status ?? null, reply, navigator.onLine);
  const doc = outcome.kind === 'saved' ? ((reply as { doc?: Stored } | null)?.doc ?? null) : null;
  // A proxy in between responded instead of the server.
  return outcome.kind === 'saved' && doc === null ? { outcome: { kind: 'away' }, doc } : { outcome, doc };
}

/** Tells the form and its surroundings that a draft is stored, as Payload does after a manual save. */
function useStored({
  copy,
  continueFrom,
}: Pick<Around, 'copy'> & { continueFrom: (lastSave: Stored['lastSave']) => void }) {
  const {
    collectionSlug,
    data,
    id,
    incrementVersionCount,
    setData,
    setLastUpdateTime,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { setModified } = useForm();
  const { reportUpdate } = useDocumentEvents();
  const wasAutosaved = (data?.lastSave as Stored['lastSave'])?.isAutosave === true;

  /** `hasNewer`: something was typed since it was sent. */
  return useCallback(
    (doc: Stored, hasNewer: boolean) => {
      continueFrom(doc.lastSave);
      if (hasNewer) copy.keep();
      else {
        copy.drop();
        setModified(false);
      }
      setData(doc as never);
      setLastUpdateTime(Date.now());
      setUnpublishedVersionCount(count => Math.max(count, 1));
      // All autosaves of one session share a version.
      if (!wasAutosaved) incrementVersionCount();
      // Refreshes the live preview.
      reportUpdate({ id, doc, entitySlug: String(collectionSlug), operation: 'update' } as never);
    },
    [
      collectionSlug,
      copy,
      continueFrom,
      id,
      incrementVersionCount,
      reportUpdate,
      setData,
      setLastUpdateTime,
      setModified,
      setUnpublishedVersionCount,
      wasAutosaved,
    ],
  );
}

/** The content of the form: `words` serialises it for comparison, `isStored` compares it with the stored document. */
function useContent() {
  const { data, docConfig } = useDocumentInfo();
  const { getData } = useForm();
  const leaves = useMemo(
    () => listLeaves((docConfig?.fields ?? []) as unknown as ComparedField[]),
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
function useFormTurn() {
  const { dispatchFields, getData } = useForm();
  const lastSave = useFormFields(([fields]) => fields[LAST_SAVE]?.value) as LastSave;
  const form = useRef<string>(undefined);
  const turn = useRef(0);

  const continueFrom = useCallback(
    (stored: LastSave) => {
      form.current ??= newForm();
      turn.current = Math.max(turn.current, stored?.turn ?? 0) + 1;
      const value = { ...stored, save: stored?.save ?? null, form: form.current, turn: turn.current };
      dispatchFields({ type: 'UPDATE', path: LAST_SAVE, value, valid: true });
    },
    [dispatchFields],
  );

  useEffect(() => {
    if (!lastSave?.form || lastSave.form !== form.current) continueFrom(lastSave);
  }, [lastSave, continueFrom]);

  /**
   * The `lastSave` to send now. A manual save that starts before the response arrives has a later turn, or the same one if
   * the form has not rendered again yet; two autosaves never share a turn.
   */
  const nextSave = useCallback((): LastSave => {
    const inForm = getData()[LAST_SAVE] as LastSave;
    form.current ??= newForm();
    turn.current = Math.max(turn.current, inForm?.turn ?? 1);
    const taken = { ...inForm, form: form.current, turn: turn.current };
    continueFrom(taken);
    return taken;
  }, [getData, continueFrom]);

  return { nextSave, continueFrom };
}
