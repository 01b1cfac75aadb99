'use client';
import { useDocumentEvents, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback } from 'react';
import type { Copy } from '../conflicts/use-unsaved-copy.ts';
import type { Stored } from './send-draft.ts';

type Around = { copy: Copy; goOnFrom: (lastSave: Stored['lastSave']) => void };

/** Tells the form and all around it that a draft is stored, as Payload does after a save by hand. */
export function useStored({ copy, goOnFrom }: Around) {
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

  /** `hasNewer`: words were typed since it was sent. */
  return useCallback(
    (doc: Stored, hasNewer: boolean) => {
      goOnFrom(doc.lastSave);
      if (hasNewer) copy.keep();
      else {
        copy.drop();
        setModified(false);
      }
      setData(doc as never);
      setLastUpdateTime(Date.now());
      setUnpublishedVersionCount(count => Math.max(count, 1));
      // One sitting has one version.
      if (!wasAutosaved) incrementVersionCount();
      // The page beside the form is drawn again.
      reportUpdate({ id, doc, entitySlug: String(collectionSlug), operation: 'update' } as never);
    },
    [
      collectionSlug,
      copy,
      goOnFrom,
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
