import type { APIRoute } from 'astro';
import { receiveNotice } from '#money/donations/asking/receive-notice.action.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { logWarning } from '#platform/log.ts';
import { openCms } from '#platform/payload.ts';
import { openSiteProviders } from '#site/readers/read-giving.ts';
import { settleTickets } from '#site/readers/read-ticket-payment.ts';

/** Receives the notices of payment providers, whose signatures are over the exact bytes of the body. */
export const POST: APIRoute = async ({ params, request, locals }) => {
  const id = params.method ?? new URL(request.url).pathname.split('/').at(-1);
  const provider = (await openSiteProviders()).find(each => each.id === id && each.id !== 'practice');
  if (!provider) return problemDocument(404, 'Not Found', 'Unknown endpoint.');
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  const received = await receiveNotice(
    await openCms(),
    provider,
    { body, headers },
    locals.renderContext.now,
  );
  if (received.ok) {
    await settleTickets(locals.renderContext);
    return Response.json({ received: true });
  }
  logWarning('an event of a payment service was refused', { method: provider.id, reason: received.problem });
  // Genuine notices about other payments are accepted, because a provider would repeat them for days.
  if (received.problem === 'foreign' || received.problem === 'unknown')
    return Response.json({ received: true });
  return problemDocument(400, 'Bad Request', 'This event is not signed as it should be.');
};
