import type { APIRoute } from 'astro';
import { env } from '#platform/env.ts';

/** Lets search engines crawl everything but the API and previews. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', env.SITE_URL)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
