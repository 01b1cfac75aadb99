import type { APIRoute } from 'astro';
import { isSitePath } from '#core/links.ts';
import { env } from '#platform/env.ts';
import { previewTokenCookie, readPreviewToken } from '#platform/staff-token.ts';

/**
 * Opens the draft of a page for staff who come from the admin: stores the pass in the address as a cookie. The frame
 * beside a form (`live`) has no pass yet and is redirected to the admin for one.
 */
export const GET: APIRoute = ({ url: { searchParams } }) => {
  const now = new Date();
  const page = searchParams.get('page') ?? '';
  const isLive = searchParams.has('live');
  if (isLive && isSitePath(page) && !searchParams.has('pass'))
    return leadTo(new URL(`/api/preview?${new URLSearchParams({ page, live: '1' })}`, env.STAFF_URL));
  const pass = readPreviewToken(searchParams.get('pass') ?? '', 'preview-links', now);
  if (!pass || !isSitePath(page))
    return new Response('This link has ended. Press "Preview" in the admin again.', { status: 403 });
  const location = new URL(page, env.SITE_URL);
  location.searchParams.set('preview', isLive ? 'live' : '1');
  return leadTo(location, { 'Set-Cookie': previewTokenCookie(pass, now) });
};

const leadTo = ({ href }: URL, headers = {}) =>
  new Response(null, { status: 303, headers: { Location: href, 'Cache-Control': 'no-store', ...headers } });
