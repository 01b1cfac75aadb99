import type { APIRoute } from 'astro';
import { env } from '#platform/env.ts';

/** Everything public may be read by anybody; calls and staff previews are nothing to find. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', env.SITE_URL)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
