import type { APIRoute } from 'astro';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { answerReceipt } from '#site/readers/read-receipt.ts';

/** The receipt of a gift as PDF, for its signed link. */
export const GET: APIRoute = context =>
  areDonationsOn() ? answerReceipt(context) : new Response(null, { status: 404 });
