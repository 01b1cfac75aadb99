import type { APIRoute } from 'astro';
import { problemDocument } from '#platform/http/problem-document.ts';

export const ALL: APIRoute = () => problemDocument(404, 'Not Found', 'No call lives at this address.');
