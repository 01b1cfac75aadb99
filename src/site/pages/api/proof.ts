import type { APIRoute } from 'astro';
import { askForWork } from '#features/newsletter/proof/ask-for-work.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(askForWork);
