'use client';
import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { moment } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import { type ComparedField, isSame, listLeaves, valueAt } from './compare.rules.ts';
import styles from './conflicts.module.css';
import { announcement, readCopy, storageKey, storedWords, type UnsavedCopy } from './unsaved-copy.rules.ts';
import type { Beginning } from './use-conflict.ts';

const when = (at: string) => moment(at, 'en-GB', { dateStyle: 'full', timeStyle: 'short' });

const MINUTE_MS = 60_000;

/** Says that the text is stored in this browser, and since when. Announced once, not at every pause. */
function StoredHere({ storedAt }: { storedAt: Date | null }) {
  const say = useSay();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!storedAt) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [storedAt]);
  return (
    <>
      <p className={styles.announced} role="status">
        {storedAt && say(announcement)}
      </p>
      {storedAt && <p className={styles.stored}>{say(storedWords(storedAt, now))}</p>}
    </>
  );
}

/**
 * Above the form: offers to restore what was typed here and never saved. `isSilent`: the save line already says whether
 * it is stored.
 */
export function UnsavedNotice({ unsaved, isSilent }: { unsaved: Unsaved; isSilent: boolean }) {
  const say = useSay();
  const { earlier, storedAt, restore, discard } = unsaved;
  if (!earlier) return isSilent ? null : <StoredHere storedAt={storedAt} />;
  return (
    <section className={styles.notice} aria-label={say('Not saved yet')}>
      <p>
        {say('You wrote here on {moment}, but it was not saved. This browser still has it.', {
          moment: when(earlier.at),
        })}
      </p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void restore(earlier)}>
          {say('Restore it')}
        </button>
        <button type="button" onClick={discard}>
          {say('Discard it')}
        </button>
      </p>
    </section>
  );
}

/** Not stored in the browser, because consents name families and others may use the computer. */
const NEVER_STORED = 'consents';

/** Wait after the last key press before storing. */
const PAUSE_MS = 500;

export type Unsaved = {
  earlier: UnsavedCopy | null;
  storedAt: Date | null;
  restore: (copy: UnsavedCopy) => Promise<void>;
  discard: () => void;
  copy: Copy;
};

export type Copy = {
  /** Stores the form as it is now, based on the stored document. */
  keep: () => void;
  drop: () => void;
};

/**
 * Stores what is typed in this browser until it is saved, so that it survives an expired session, a closed laptop and a
 * lost connection. Returns an earlier copy that differs from the form, functions to restore or discard it, and when it
 * last stored something.
 */
export function useUnsavedCopy(beginning: RefObject<Beginning>): Unsaved {
  const { collectionSlug, data, docConfig, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const { getData, reset, setModified } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const refused = useFormSubmitted();
  // The person signed in when the form was opened: the text stays theirs after the session ends.
  const staff = useRef(user?.id);
  const kind = String(collectionSlug ?? globalSlug);
  const key = storageKey({ staff: staff.current, kind, document: id, locale });
  const [earlier, setEarlier] = useState<UnsavedCopy | null>(null);
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const opened = useRef(data?.updatedAt);
  const isCreated = collectionSlug !== undefined && id === undefined && data?.updatedAt !== undefined;

  useEffect(() => {
    const copy = readCopy(localStorage.getItem(key), new Date());
    const leaves = listLeaves((docConfig?.fields ?? []) as unknown as ComparedField[]);
    const isNews =
      copy && leaves.some(({ path }) => !isSame(valueAt(copy.values, path), valueAt(getData(), path)));
    setEarlier(isNews ? copy : null);
  }, [key, docConfig, getData]);

  const keep = useCallback(() => {
    const copy: UnsavedCopy = { at: new Date().toISOString(), values: getData(), began: data ?? {} };
    if (store(key, JSON.stringify(copy))) setStoredAt(new Date(copy.at));
  }, [data, getData, key]);
  const drop = useCallback(() => {
    // An earlier copy is kept until it is restored or discarded.
    if (earlier) return;
    localStorage.removeItem(key);
    setStoredAt(null);
  }, [earlier, key]);
  const copy = useMemo(() => ({ keep, drop }), [keep, drop]);

  useEffect(() => {
    // Payload marks a refused form as unmodified.
    if (refused) setModified(true);
  }, [refused, setModified]);

  useEffect(() => {
    if (data?.updatedAt === opened.current) return;
    opened.current = data?.updatedAt;
    // Text typed during a save is not part of it. A new document has its own form now, so a copy kept here would be
    // offered to the next new document.
    if (isCreated || !modified) drop();
  }, [data?.updatedAt, isCreated, modified, drop]);

  useEffect(() => {
    // Depends on the fields, so that every change is stored. An earlier copy is kept until it is restored or discarded.
    void fields;
    if (!modified || earlier || isCreated || collectionSlug === NEVER_STORED) return;
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, modified, earlier, isCreated, collectionSlug, keep]);

  const restore = async ({ values, began }: UnsavedCopy) => {
    // The copy includes the save it is based on, so a newer save leads to the comparison.
    beginning.current = { data, began };
    await reset({ ...getData(), ...values });
    setModified(true);
    setEarlier(null);
  };
  const discard = () => {
    localStorage.removeItem(key);
    setEarlier(null);
  };
  return { earlier, storedAt, restore, discard, copy };
}

/** Returns whether it was stored. Full or blocked storage must not interrupt typing. */
function store(key: string, copy: string): boolean {
  try {
    localStorage.setItem(key, copy);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
