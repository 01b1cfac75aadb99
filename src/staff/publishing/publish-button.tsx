'use client';
import { PublishButton, useDocumentInfo, useTranslation } from '@payloadcms/ui';

/** Payload's button, which speaks of changes only where visitors see an earlier version. */
export function Publish() {
  const { hasPublishedDoc } = useDocumentInfo();
  const { t } = useTranslation();
  return <PublishButton label={t(hasPublishedDoc ? 'version:publishChanges' : 'version:publish')} />;
}
