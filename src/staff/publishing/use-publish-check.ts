'use client';
import { useAllFormFields, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import {
  type Findings,
  PUBLISH_CHECK,
  type PublicPage,
  type Seen,
} from '#cms/publishing/publish-check.rules.ts';

/** After the last key: often enough to be of use, seldom enough not to be felt. */
const PAUSE_MS = 1_500;

/**
 * What was found, what visitors see now (null where there are no words to see), and where. `pages`: those that changed
 * when it was published, or taken off the site, since the form was opened.
 */
type Checked = Findings & { seen: Seen | null; page: string | null; pages: PublicPage[] | null };

/** The problems of the form's current content, checked again when typing pauses; null until known. */
export function usePublishCheck(): Checked | null {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const [found, setFound] = useState<Checked | null>(null);
  const address = `${config.routes.api}${PUBLISH_CHECK}/${collectionSlug}`;
  const checkedAt = useRef<number>(undefined);
  // Under a draft that was saved, what is public stays as it was.
  const { _status: status, updatedAt } = savedDocumentData ?? {};
  const publicSince = hasPublishedDoc ? (status === 'published' ? String(updatedAt) : null) : 'never';
  const publicAt = useRef<string>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    // Depends on the fields, so that each change is looked at.
    void fields;
    let isOver = false;
    // A save changes what visitors see: nobody waits for that until they type again.
    const isSaved = checkedAt.current !== undefined && checkedAt.current !== lastUpdateTime;
    checkedAt.current = lastUpdateTime;
    if (publicSince !== null) {
      const isMove = publicAt.current !== null && publicAt.current !== publicSince;
      if (isMove) hasMoved.current = true;
      publicAt.current = publicSince;
    }
    const timer = setTimeout(
      () => {
        const moved = hasMoved.current && { moved: true };
        const form = { locale, values: getData(), ...(id === undefined ? {} : { id: Number(id) }), ...moved };
        void ask(address, form).then(answer => {
          if (isOver || !answer) return;
          if (moved) hasMoved.current = false;
          setFound(before => ({ ...answer, pages: answer.pages ?? before?.pages ?? null }));
        });
      },
      isSaved || hasMoved.current ? 0 : PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fields, address, id, lastUpdateTime, locale, getData, publicSince]);
  return found;
}

/** Null without a line or a session; then what was found before stays. */
async function ask(address: string, form: object): Promise<Checked | null> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Checked) : null;
}
