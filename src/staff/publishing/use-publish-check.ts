'use client';
import { useAllFormFields, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { type Findings, PUBLISH_CHECK, type Seen } from '#cms/publishing/publish-check.rules.ts';

/** After the last key: often enough to be of use, seldom enough not to be felt. */
const PAUSE_MS = 1_500;

/** What was found, what visitors see now (null where there are no words to see), and where. */
type Checked = Findings & { seen: Seen | null; page: string | null };

/** The problems of the form's current content, checked again when typing pauses; null until known. */
export function usePublishCheck(): Checked | null {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const [found, setFound] = useState<Checked | null>(null);
  const address = `${config.routes.api}${PUBLISH_CHECK}/${collectionSlug}`;
  const checkedAt = useRef<number>(undefined);
  useEffect(() => {
    // Depends on the fields, so that each change is looked at.
    void fields;
    let isOver = false;
    // A save changes what visitors see: nobody waits for that until they type again.
    const isSaved = checkedAt.current !== undefined && checkedAt.current !== lastUpdateTime;
    checkedAt.current = lastUpdateTime;
    const timer = setTimeout(
      () => {
        const form = { locale, values: getData(), ...(id === undefined ? {} : { id: Number(id) }) };
        void ask(address, form).then(answer => {
          if (!isOver && answer) setFound(answer);
        });
      },
      isSaved ? 0 : PAUSE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fields, address, id, lastUpdateTime, locale, getData]);
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
