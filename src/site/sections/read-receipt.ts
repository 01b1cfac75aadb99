import type { APIContext } from 'astro';
import { GIFT_PARAMETER, readGiftLink } from '#features/giving/gift-link.ts';
import { findReceipt, getIssuer } from '#features/giving/receipt/receipt.queries.ts';
import { receiptFile } from '#features/giving/receipt/receipt-facts.ts';
import { writeReceiptPdf } from '#features/giving/receipt/receipt-pdf.ts';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { openCms } from '#platform/payload.ts';

const PER_NETWORK = 60;
const TEN_MINUTES = 10 * 60_000;
let limit: RateLimit | undefined;

type Visit = Pick<APIContext, 'url' | 'clientAddress' | 'locals'>;

/** The receipt that a signed link of thanks leads to, as PDF; 404 without one, 429 where a network asks too often. */
export async function answerReceipt({ url, clientAddress, locals }: Visit): Promise<Response> {
  const { now } = locals.renderContext;
  const reference = readGiftLink(url.searchParams.get(GIFT_PARAMETER), now);
  if (reference === null) return noReceipt();
  limit ??= createSharedLimit({ name: 'receipts', limit: PER_NETWORK, windowMs: TEN_MINUTES });
  const wait = await limit.refuse(networkOf(clientAddress));
  if (wait !== null) return tooOften(wait);
  const facts = await findReceipt({ payload: await openCms() }, reference);
  if (!facts) return noReceipt();
  const issuer = await getIssuer(async context => (await getOrganisation(context)).name.text, now);
  // The link passes the payment service, so what it opens names nobody; the file in the mail does.
  const file = await writeReceiptPdf({ ...facts, name: null }, issuer);
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${receiptFile(facts.number)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

const noReceipt = () => problemDocument(404, 'Not Found', 'There is no receipt at this address.');

function tooOften(wait: number): Response {
  const response = problemDocument(429, 'Too Many Requests', 'Please wait before you ask again.');
  response.headers.set('retry-after', String(wait));
  return response;
}
