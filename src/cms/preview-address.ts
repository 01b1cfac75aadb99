import type { GeneratePreviewURL, LivePreviewConfig } from 'payload';
import { isLocale, localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { PREVIEW } from './preview.endpoint.ts';

/** The page of a document with the current values of its form, or null while it has none. */
type PathOf = (doc: Record<string, unknown>) => string | null;

const pageIn = (locale: unknown, path: string) => localePath(isLocale(locale) ? locale : 'en', path);

/** The target of the preview button: the document's page, showing drafts to signed-in staff only. */
export function previewAddress(pathOf: PathOf): GeneratePreviewURL {
  return (doc, { locale, req }) => {
    const path = pathOf(doc);
    if (path === null) return null;
    return `${req.payload.config.routes.api}${PREVIEW}?${new URLSearchParams({ page: pageIn(locale, path) })}`;
  };
}

/** The same page in a frame beside the form, rendered again after each save. The site fetches the pass by itself. */
export function livePreview(pathOf: PathOf): LivePreviewConfig {
  return {
    url: ({ data, locale }) => {
      const path = pathOf(data);
      if (path === null) return null;
      return `${env.SITE_URL}/preview?${new URLSearchParams({ page: pageIn(locale.code, path), live: '1' })}`;
    },
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'desk', label: 'Computer', width: 1440, height: 900 },
    ],
  };
}
