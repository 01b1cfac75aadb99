'use client';
import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useHotkey,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Message } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './autosave.module.css';
import { type AutosaveState, chooseAnnouncement, nothingToSave, statusLine } from './autosave.rules.ts';

const TICK_MS = 20_000;

/** Beside the buttons: says whether everything is stored, and what to do if not. */
export function SaveLine() {
  const say = useSay();
  const { state, isContested, isStoredHere, compare } = useFormSaving();
  const { hasPublishedDoc, hasPublishPermission } = useDocumentInfo();
  const { config } = useConfig();
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts again with each state
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [state]);
  const kind = isContested ? 'contested' : state.kind;
  const shown = { isContested, isStoredHere, isPublished: hasPublishedDoc };
  const line = statusLine(state, now, shown);
  const announced = useRef<ReturnType<typeof chooseAnnouncement>>(null);
  const announcement = useRef<Message>('');
  const next = chooseAnnouncement(kind, announced.current);
  if (next !== announced.current) {
    announced.current = next;
    announcement.current = line ?? '';
  }
  return (
    <div className={styles.line} data-may-publish={hasPublishPermission === true}>
      <span className={styles.announced} role="status">
        {say(announcement.current)}
      </span>
      {line && (
        <p className={styles.words} data-autosave={kind}>
          {say(line)}
        </p>
      )}
      {kind === 'signed-out' && (
        <a href={`${config.routes.admin}/login`} target="_blank" rel="noopener">
          {say('Sign in, in another tab')}
        </a>
      )}
      {kind === 'contested' && (
        <button type="button" onClick={compare}>
          {say('Compare')}
        </button>
      )}
    </div>
  );
}

/** The save status of a form. */
type FormSaving = {
  state: AutosaveState;
  isContested: boolean;
  isStoredHere: boolean;
  /** Reopens the comparison with what somebody else saved. */
  compare: () => void;
};

const unknown: FormSaving = {
  state: nothingToSave,
  isContested: false,
  isStoredHere: false,
  compare: () => undefined,
};

type Listener = () => void;
type Store = { saving: FormSaving; listeners: Set<Listener> };

/** Keyed by `dispatchFields`, which is unique to each open form. */
const stores = new WeakMap<object, Store>();

function findStore(form: object): Store {
  const found = stores.get(form) ?? { saving: unknown, listeners: new Set<Listener>() };
  stores.set(form, found);
  return found;
}

/** Publishes the save status to the other components of the form. */
export function reportSaving(form: object, saving: FormSaving): void {
  const store = findStore(form);
  store.saving = saving;
  for (const listener of store.listeners) listener();
}

/** The save status of the surrounding form. */
function useFormSaving(): FormSaving {
  const { dispatchFields } = useForm();
  const store = findStore(dispatchFields);
  return useSyncExternalStore(
    listener => {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    () => store.saving,
    () => unknown,
  );
}

/**
 * "Save Draft" in a form that saves automatically. Payload disables its own button once everything is stored; this one
 * still turns the autosave into a real save, which gives the page its address and keeps the version.
 */
export function SaveDraft() {
  const say = useSay();
  const { config } = useConfig();
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const isModified = useFormModified();
  const lastSave = useFormFields(([fields]) => fields.lastSave?.value) as { isAutosave?: boolean } | null;
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const editDepth = useEditDepth();
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = id !== undefined && !isModified && lastSave?.isAutosave !== true;

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, event => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });

  const save = async () => {
    if (isIdle) return;
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null', draft: 'true' });
    await submit({
      action: `${config.routes.api}/${collectionSlug}${id === undefined ? '' : `/${id}`}?${query}`,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    setUnpublishedVersionCount(count => count + 1);
  };

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isIdle}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {say('Save Draft')}
    </FormSubmit>
  );
}
