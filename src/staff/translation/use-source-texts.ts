'use client';

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type SourceTexts, TRANSLATION } from '#cms/translation/translation.rules.ts';

const asked = new Map<string, Promise<SourceTexts>>();

/** The English texts of the open document; null in English, for a new document and while loading. */
export function useSourceTexts(): SourceTexts | null {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const { config } = useConfig();
  const [texts, setTexts] = useState<SourceTexts | null>(null);
  const address =
    code === 'am' && id && collectionSlug
      ? `${config.routes.api}${TRANSLATION}/${collectionSlug}/${id}`
      : null;
  useEffect(() => {
    let isOpen = true;
    setTexts(null);
    if (address)
      ask(`${address}?at=${lastUpdateTime}`).then(
        found => isOpen && setTexts(found),
        error => console.info('The English is not shown.', error),
      );
    return () => {
      isOpen = false;
    };
  }, [address, lastUpdateTime]);
  return texts;
}

/** One request for all fields of a form, and one after each save. */
function ask(address: string): Promise<SourceTexts> {
  const known = asked.get(address);
  if (known) return known;
  asked.clear();
  const answer = fetch(address, { credentials: 'same-origin' }).then(found => {
    // Globals, pictures and issues are localized too, but have no translation state yet.
    if (found.status === 404) return {};
    if (!found.ok) throw new Error(`Answered ${found.status}`);
    return found.json() as Promise<SourceTexts>;
  });
  asked.set(address, answer);
  return answer;
}
