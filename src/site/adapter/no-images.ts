import type { APIRoute } from 'astro';

/** Astro adds an endpoint that resizes pictures, which we do not use. */
export const ALL: APIRoute = () => new Response('Not found', { status: 404 });
