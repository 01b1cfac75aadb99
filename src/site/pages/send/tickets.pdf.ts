import type { APIRoute } from 'astro';
import { isAskingOften } from '#features/tickets/orders/order-limits.ts';
import { readOrderPdf } from '#site/readers/read-tickets.ts';

/** The tickets of a confirmed order as PDF, for the signed link of its mail. */
export const GET: APIRoute = async context => {
  if (await isAskingOften(context.clientAddress))
    return new Response(null, { status: 429, headers: { 'retry-after': '600' } });
  const file = await readOrderPdf(context);
  if (file === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-disposition': 'attachment; filename="tickets.pdf"',
    },
  });
};
