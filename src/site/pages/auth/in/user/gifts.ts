import type { APIRoute } from 'astro';
import { openOwnGifts } from '#site/account/gifts-panel.tsx';

/** The signed-in person's gifts, on the page of donors. */
export const GET: APIRoute = ({ request, locals }) => openOwnGifts(request.headers, locals.renderContext);
