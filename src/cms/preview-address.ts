import { APIError, type Endpoint, type GeneratePreviewURL, type LivePreviewConfig } from 'payload';
import { findSession } from '#cms/accounts/second-step/sessions.ts';
import { isSitePath } from '#core/links.ts';
import { isLocale, localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { signPreviewToken } from '#platform/staff-token.ts';

/** The path of a document's page, from the current values of its form; null while it has none. */
type FindPath = (doc: Record<string, unknown>) => string | null;

const pageIn = (locale: unknown, path: string) => localePath(isLocale(locale) ? locale : 'en', path);

/** The target of the preview button: the document's page, showing drafts to signed-in staff only. */
export function previewAddress(findPath: FindPath): GeneratePreviewURL {
  return (doc, { locale, req }) => {
    const path = findPath(doc);
    if (path === null) return null;
    return `${req.payload.config.routes.api}${PREVIEW}?${new URLSearchParams({ page: pageIn(locale, path) })}`;
  };
}

/** The same page in a frame beside the form, rendered again after each save. The site redirects to fetch its pass. */
export function livePreview(findPath: FindPath): LivePreviewConfig {
  return {
    url: ({ data, locale }) => {
      const path = findPath(data);
      if (path === null) return null;
      return `${env.SITE_URL}/preview?${new URLSearchParams({ page: pageIn(locale.code, path), live: '1' })}`;
    },
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'desk', label: 'Computer', width: 1440, height: 900 },
    ],
  };
}

const PREVIEW = '/preview';

/**
 * Redirects staff to a page of the site that shows drafts. The site has its own host name and never gets the admin's session:
 * the address contains a pass valid for a minute, which the site exchanges for its own cookie.
 */
export const previewEndpoint: Endpoint = {
  path: PREVIEW,
  method: 'get',
  handler: ({ user, searchParams }) => {
    const page = searchParams.get('page') ?? '';
    const session = findSession({ user });
    if (!isSitePath(page) || !user || session === null)
      throw new APIError('There is no such page to preview.', 400);
    const address = new URL('/preview', env.SITE_URL);
    address.searchParams.set('page', page);
    if (searchParams.has('live')) address.searchParams.set('live', '1');
    address.searchParams.set(
      'pass',
      signPreviewToken({ account: Number(user.id), session }, 'preview-links', new Date()),
    );
    return new Response(null, {
      status: 303,
      headers: { Location: address.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    });
  },
};
