import type { APIRoute } from 'astro';
import { openOwnDonations } from '#site/account/donations-panel.tsx';

/** Redirects a signed-in supporter to the page of their gifts. */
export const GET: APIRoute = ({ request, locals }) => openOwnDonations(request.headers, locals.renderContext);
