import type { APIRoute } from 'astro';
import { isSitePath } from '#core/links.ts';
import { env } from '#platform/env.ts';
import { passCookie, readPass } from '#platform/operations/preview-pass.ts';

/** Takes staff over from the admin: the pass in the address becomes a cookie, and the page opens with its draft. */
export const GET: APIRoute = ({ url }) => {
  const now = new Date();
  const page = url.searchParams.get('page') ?? '';
  const pass = readPass(url.searchParams.get('pass') ?? '', 'preview-links', now);
  if (!pass || !isSitePath(page))
    return new Response('This link has ended. Press "Preview" in the admin again.', { status: 403 });
  const location = new URL(page, env.SITE_URL);
  location.searchParams.set('preview', '1');
  return new Response(null, {
    status: 303,
    headers: {
      Location: location.href,
      'Set-Cookie': passCookie(pass, now),
      'Cache-Control': 'no-store',
    },
  });
};
