import type { APIContext } from 'astro';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { findReceipt, getIssuer } from '#money/donations/receipt/receipt.queries.ts';
import { receiptFile } from '#money/donations/receipt/receipt-facts.ts';
import { writeReceiptPdf } from '#money/donations/receipt/receipt-pdf.ts';
import { DONATION_PARAMETER, isDonationOfBrowser, readDonationLink } from '#money/donations/thanks-link.ts';
import { byYear } from '#money/donors/donor-donations.rules.ts';
import { DONOR_PARAMETER, readDonorPass, YEAR_PARAMETER } from '#money/donors/donor-link.ts';
import { isOwnDonation, listDonorDonations } from '#money/donors/find-donations.ts';
import { statementFile, writeStatementPdf } from '#money/donors/yearly-statement.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { openCms } from '#platform/payload.ts';
import type { Issuer } from '#ui/pdf/pdf-paper.ts';

const PER_NETWORK = 60;
const TEN_MINUTES = 10 * 60_000;
let limit: RateLimit | undefined;

type Visit = Pick<APIContext, 'url' | 'clientAddress' | 'locals'>;
type FoundFile = { name: string; content: Buffer };

/**
 * The receipt of a gift as PDF, for the signed link of the thanks page or the mailed link of its donor; 404 without one,
 * 429 for a network that asks too often. It names the donor for the mailed link, and in the browser that started the
 * donation, but not for the link of the thanks page alone, which the payment service knows.
 */
export function answerReceipt(visit: Visit & Pick<APIContext, 'request'>): Promise<Response> {
  const { now } = visit.locals.renderContext;
  const { searchParams } = visit.url;
  const donation = searchParams.get(DONATION_PARAMETER);
  const pass = searchParams.get(DONOR_PARAMETER);
  const donor = readDonorPass(pass, now);
  const reference = pass === null ? readDonationLink(donation, now) : donor && donation;
  return answerFile(visit, reference !== null, async issuer => {
    const reader = { payload: await openCms() };
    if (donor !== null && !(await isOwnDonation(reader, reference ?? '', donor))) return null;
    const facts = await findReceipt(reader, reference ?? '');
    if (!facts) return null;
    const cookies = visit.request.headers.get('cookie') ?? '';
    const isDonor = donor !== null || isDonationOfBrowser(facts.reference, cookies, now);
    const content = await writeReceiptPdf(facts, issuer, isDonor ? 'donor' : 'anybody');
    return { name: receiptFile(facts.number), content };
  });
}

/** The gifts of a donor in one year as PDF, for the link mailed to them; 404 and 429 as for a receipt. */
export function answerStatement(visit: Visit): Promise<Response> {
  const { searchParams } = visit.url;
  const donor = readDonorPass(searchParams.get(DONOR_PARAMETER), visit.locals.renderContext.now);
  return answerFile(visit, donor !== null, async issuer => {
    const donations = await listDonorDonations({ payload: await openCms() }, donor ?? '');
    const found = byYear(donations).find(({ year }) => String(year) === searchParams.get(YEAR_PARAMETER));
    if (!found) return null;
    return { name: statementFile(found.year), content: await writeStatementPdf(found, issuer) };
  });
}

async function answerFile(
  { clientAddress, locals }: Visit,
  isAllowed: boolean,
  write: (issuer: Issuer) => Promise<FoundFile | null>,
): Promise<Response> {
  if (!isAllowed) return noFile();
  limit ??= createSharedLimit({ name: 'receipts', limit: PER_NETWORK, windowMs: TEN_MINUTES });
  const wait = await limit.refuse(toNetwork(clientAddress));
  if (wait !== null) return tooOften(wait);
  const { now } = locals.renderContext;
  const file = await write(await getIssuer(getOrganisation, now));
  if (!file) return noFile();
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

const noFile = () => problemDocument(404, 'Not Found', 'There is no receipt at this address.');

function tooOften(wait: number): Response {
  const response = problemDocument(429, 'Too Many Requests', 'Please wait before you ask again.');
  response.headers.set('retry-after', String(wait));
  return response;
}
