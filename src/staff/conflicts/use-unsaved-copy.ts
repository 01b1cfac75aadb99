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

type Values = Record<string, unknown>;
export type Copy = {
  /** Stores the form as it is now, begun from what is stored with the document. */
  keep: () => void;
  drop: () => void;
  /** From now on what is typed belongs to this document, which the form of a new one has created. */
  follow: (created: Values) => void;
  /** Settles once words that were on their way are back in the form. */
  returning: RefObject<Promise<void> | undefined>;
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
  const placeFor = useCallback(
    (document: unknown) => placeOf({ staff: staff.current, kind, document, locale }),
    [kind, locale],
  );
  const place = placeFor(id);
  const [earlier, setEarlier] = useState<UnsavedCopy | null>(null);
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const opened = useRef(data?.updatedAt);
  const created = useRef<Values>(null);
  const returning = useRef<Promise<void>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is looked for once for each document
  useEffect(() => {
    const copy = readCopy(localStorage.getItem(place), new Date());
    if (copy?.isOnItsWay) {
      localStorage.removeItem(place);
      returning.current = putBack(copy);
      return;
    }
    const leaves = leavesOf((docConfig?.fields ?? []) as unknown as ComparedField[]);
    const isNews =
      copy && leaves.some(({ path }) => !isSame(valueAt(copy.values, path), valueAt(getData(), path)));
    setEarlier(isNews ? copy : null);
  }, [place, docConfig, getData]);

  const keep = useCallback(() => {
    const next = id === undefined ? created.current : null;
    const copy: UnsavedCopy = {
      at: new Date().toISOString(),
      values: { ...getData(), ...(next && { lastSave: next.lastSave }) },
      began: next ?? data ?? {},
      ...(next && { isOnItsWay: true }),
    };
    const there = next ? placeFor(next.id) : place;
    if (store(there, JSON.stringify(copy))) setStoredAt(new Date(copy.at));
  }, [data, getData, id, place, placeFor]);
  const follow = useCallback(
    (document: Values) => {
      created.current = document;
      localStorage.removeItem(place);
    },
    [place],
  );
  const drop = useCallback(() => {
    // What was found earlier waits for a decision.
    if (earlier) return;
    localStorage.removeItem(place);
    if (created.current) localStorage.removeItem(placeFor(created.current.id));
    setStoredAt(null);
  }, [earlier, place, placeFor]);
  const copy = useMemo(() => ({ keep, drop, follow, returning }), [keep, drop, follow]);

  useEffect(() => {
    // Payload takes a refused form for one without changes.
    if (refused) setModified(true);
  }, [refused, setModified]);

  useEffect(() => {
    if (data?.updatedAt === opened.current) return;
    opened.current = data?.updatedAt;
    // Words typed while a save was under way are not part of it.
    if (!modified) drop();
  }, [data?.updatedAt, modified, drop]);

  useEffect(() => {
    // Depends on the fields, so that each change is stored. What was found earlier waits for a decision.
    void fields;
    if (!modified || earlier || collectionSlug === NEVER_STORED) return;
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, modified, earlier, collectionSlug, keep]);

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
