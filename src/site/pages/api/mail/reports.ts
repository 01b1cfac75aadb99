import type { APIRoute } from 'astro';
import { answerMailReport } from '#site/endpoints/mail-reports.ts';

export const POST: APIRoute = ({ request }) => answerMailReport(request);
