import type { APIRoute } from 'astro';
import { isGivingOn } from '#platform/payments/giving-switch.ts';
import { answerStatement } from '#site/readers/read-receipt.ts';

/** All gifts of a giver in one year as PDF, for whoever has the link that was mailed to them. */
export const GET: APIRoute = context =>
  isGivingOn() ? answerStatement(context) : new Response(null, { status: 404 });
