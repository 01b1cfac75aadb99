import type { APIRoute } from 'astro';
import { addClick } from '#features/engagement/add-click.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(addClick);
