import { APIError, type Endpoint } from 'payload';
import { sessionOf } from '#cms/accounts/second-step/sessions.ts';
import { isSitePath } from '#core/links.ts';
import { env } from '#platform/env.ts';
import { writePass } from '#platform/operations/staff-token.ts';

export const PREVIEW = '/preview';

/**
 * Leads staff to a page of the site that shows drafts. The site has a host name of its own and never gets the session of
 * the admin: the address carries a pass for a minute, which the site changes for a cookie of its own.
 */
export const previewEndpoint: Endpoint = {
  path: PREVIEW,
  method: 'get',
  handler: ({ user, searchParams }) => {
    const page = searchParams.get('page') ?? '';
    const session = sessionOf({ user });
    if (!isSitePath(page) || !user || session === null)
      throw new APIError('There is no such page to preview.', 400);
    const address = new URL('/preview', env.SITE_URL);
    address.searchParams.set('page', page);
    if (searchParams.has('live')) address.searchParams.set('live', '1');
    address.searchParams.set(
      'pass',
      writePass({ account: Number(user.id), session }, 'preview-links', new Date()),
    );
    return new Response(null, {
      status: 303,
      headers: { Location: address.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    });
  },
};
