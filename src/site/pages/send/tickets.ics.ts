import type { APIRoute } from 'astro';
import { readOrderFile } from '#site/readers/read-tickets.ts';

/** The events of a confirmed order as a file for a calendar, for its signed link. */
export const GET: APIRoute = async context => {
  const file = await readOrderFile(context);
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': 'attachment; filename="tickets.ics"',
    },
  });
};
