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
import { type ComparedField, isSame, leavesOf, valueAt } from './compare.rules.ts';
import { placeOf, readCopy, type UnsavedCopy } from './unsaved-copy.rules.ts';
import type { Beginning } from './use-conflict.ts';

/** Names of families are not left in a browser that others may use. */
const NEVER_STORED = 'consents';

/** After the last key: soon enough that little is lost, seldom enough not to be felt. */
const PAUSE_MS = 500;

export type Unsaved = {
  earlier: UnsavedCopy | null;
  storedAt: Date | null;
  putBack: (copy: UnsavedCopy) => Promise<void>;
  putAway: () => void;
  copy: Copy;
};

export type Copy = {
  /** Stores the form as it is now, begun from what is stored with the document. */
  keep: () => void;
  drop: () => void;
};

/**
 * Stores what is typed in this browser until it is saved, so that it survives a session that ended, a closed laptop and a
 * lost line. Answers what was stored earlier and differs from the form, ways to put it back or away, and when it last
 * stored something.
 */
export function useUnsavedCopy(beginning: RefObject<Beginning>): Unsaved {
  const { collectionSlug, data, docConfig, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const { getData, reset, setModified } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const refused = useFormSubmitted();
  // The person whose session it was when the form was opened: the words stay theirs when it ends.
  const staff = useRef(user?.id);
  const kind = String(collectionSlug ?? globalSlug);
  const place = placeOf({ staff: staff.current, kind, document: id, locale });
  const [earlier, setEarlier] = useState<UnsavedCopy | null>(null);
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const opened = useRef(data?.updatedAt);
  const isCreated = collectionSlug !== undefined && id === undefined && data?.updatedAt !== undefined;

  useEffect(() => {
    const copy = readCopy(localStorage.getItem(place), new Date());
    const leaves = leavesOf((docConfig?.fields ?? []) as unknown as ComparedField[]);
    const isNews =
      copy && leaves.some(({ path }) => !isSame(valueAt(copy.values, path), valueAt(getData(), path)));
    setEarlier(isNews ? copy : null);
  }, [place, docConfig, getData]);

  const keep = useCallback(() => {
    const copy: UnsavedCopy = { at: new Date().toISOString(), values: getData(), began: data ?? {} };
    if (store(place, JSON.stringify(copy))) setStoredAt(new Date(copy.at));
  }, [data, getData, place]);
  const drop = useCallback(() => {
    // What was found earlier waits for a decision.
    if (earlier) return;
    localStorage.removeItem(place);
    setStoredAt(null);
  }, [earlier, place]);
  const copy = useMemo(() => ({ keep, drop }), [keep, drop]);

  useEffect(() => {
    // Payload takes a refused form for one without changes.
    if (refused) setModified(true);
  }, [refused, setModified]);

  useEffect(() => {
    if (data?.updatedAt === opened.current) return;
    opened.current = data?.updatedAt;
    // Words typed while a save was under way are not part of it. What was begun here is a document now, with a form of
    // its own: its words would be offered to the next one that is begun.
    if (isCreated || !modified) drop();
  }, [data?.updatedAt, isCreated, modified, drop]);

  useEffect(() => {
    // Depends on the fields, so that each change is stored. What was found earlier waits for a decision.
    void fields;
    if (!modified || earlier || isCreated || collectionSlug === NEVER_STORED) return;
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, modified, earlier, isCreated, collectionSlug, keep]);

  const putBack = async ({ values, began }: UnsavedCopy) => {
    // Values bring the save they began from: when there is a newer one, both are shown.
    beginning.current = { data, began };
    await reset({ ...getData(), ...values });
    setModified(true);
    setEarlier(null);
  };
  const putAway = () => {
    localStorage.removeItem(place);
    setEarlier(null);
  };
  return { earlier, storedAt, putBack, putAway, copy };
}

/** Whether it is stored. A full or forbidden storage must not disturb the writing. */
function store(place: string, copy: string): boolean {
  try {
    localStorage.setItem(place, copy);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
