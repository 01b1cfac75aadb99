import type { GeneratePreviewURL } from 'payload';
import { isLocale, localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';

/** The target of the preview button: the document's page, showing drafts to signed-in staff only. */
export function previewAddress(pathOf: (doc: Record<string, unknown>) => string): GeneratePreviewURL {
  return (doc, { locale }) => {
    const path = localePath(isLocale(locale) ? locale : 'en', pathOf(doc));
    const url = new URL(path, env.SITE_URL);
    url.searchParams.set('preview', '1');
    return url.href;
  };
}
