import type { APIRoute } from 'astro';

/** Astro adds an address that resizes pictures. Ours come in every size from elsewhere, so nothing lives at it. */
export const ALL: APIRoute = () => new Response('Not found', { status: 404 });
