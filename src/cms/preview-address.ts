import type { GeneratePreviewURL } from 'payload';
import { isLocale, localePath } from '#core/locale.ts';
import { PREVIEW } from './preview.endpoint.ts';

/** The target of the preview button: the document's page, showing drafts to signed-in staff only. */
export function previewAddress(pathOf: (doc: Record<string, unknown>) => string): GeneratePreviewURL {
  return (doc, { locale, req }) => {
    const page = localePath(isLocale(locale) ? locale : 'en', pathOf(doc));
    return `${req.payload.config.routes.api}${PREVIEW}?${new URLSearchParams({ page })}`;
  };
}
