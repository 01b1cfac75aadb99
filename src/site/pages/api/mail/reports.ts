import type { APIRoute } from 'astro';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { logWarning } from '#platform/log.ts';
import { isReportSigned, receiveReports } from '#platform/mail/receive-reports.action.ts';
import { openCms } from '#platform/payload.ts';

/** Receives the reports of the mail provider about bounces, which must be signed with the secret. */
export const POST: APIRoute = async ({ request }) => {
  const secret = env.MAIL_REPORTS_SECRET;
  if (secret === undefined) return problemDocument(404, 'Not Found', 'Unknown endpoint.');
  const body = Buffer.from(await request.arrayBuffer());
  if (!isReportSigned(request.headers, body, secret)) {
    logWarning('a report about mail was refused: it does not hold the secret');
    return problemDocument(401, 'Unauthorized', 'This report does not hold the secret.', {
      'www-authenticate': 'Basic',
    });
  }
  const meant = await receiveReports(cmsPool(await openCms()), body);
  if (meant === null) return problemDocument(400, 'Bad Request', 'This report cannot be read.');
  return Response.json({ noted: meant });
};
