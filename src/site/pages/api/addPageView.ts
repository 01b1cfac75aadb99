import type { APIRoute } from 'astro';
import { addPageView } from '#features/engagement/add-page-view.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(addPageView);
