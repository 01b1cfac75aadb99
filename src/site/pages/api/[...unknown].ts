import type { APIRoute } from 'astro';
import { problemDocument } from '#platform/http/problem-document.ts';

/** No call lives at this address. */
export const ALL: APIRoute = () => problemDocument(404, 'Not Found', 'No call lives at this address.');
