import type { APIRoute } from 'astro';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { answerStatement } from '#site/readers/read-receipt.ts';

/** All gifts of a donor in one year as PDF, for the link mailed to them. */
export const GET: APIRoute = context =>
  areDonationsOn() ? answerStatement(context) : new Response(null, { status: 404 });
