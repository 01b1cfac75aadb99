import type { APIRoute } from 'astro';
import { openOwnGifts } from '#site/account/gifts-panel.tsx';

/** Redirects a signed-in supporter to the page of their gifts. */
export const GET: APIRoute = ({ request, locals }) => openOwnGifts(request.headers, locals.renderContext);
