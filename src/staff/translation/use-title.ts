import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { labelIn } from '#cms/language/label.ts';
import { useSay } from '#staff/language/use-say.ts';
import { useSourceTexts } from './use-source-texts.ts';

/**
 * Names a form whose title is not written yet: by the English where the Amharic is missing, and by its kind. Payload calls
 * it "[Untitled]", or by a number.
 */
export function useTitle(): void {
  const say = useSay();
  const { language } = useTranslation().i18n;
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const texts = useSourceTexts();
  const collection = collectionSlug && docConfig && 'labels' in docConfig ? docConfig : null;
  const field = collection?.admin?.useAsTitle;
  const isEmpty = useFormFields(
    ([fields]) => field !== undefined && fields[field] !== undefined && !fields[field]?.value,
  );
  const english = field === undefined ? undefined : texts?.[field]?.english;
  const kind = labelIn(collection?.labels?.singular, language);
  const wanted = english
    ? `${english} (${say('English')})`
    : id === undefined
      ? kind
      : `${kind}: ${say('Without a heading')}`;
  useEffect(() => {
    // Payload writes its own after each save.
    if (isEmpty && title !== wanted) setDocumentTitle(wanted);
  }, [isEmpty, title, wanted, setDocumentTitle]);
}
