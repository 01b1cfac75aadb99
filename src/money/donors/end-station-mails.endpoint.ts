import { z } from 'zod';
import { localePath } from '#core/locale.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { DONOR_PARAMETER } from './donor-link.ts';
import { endStationMails } from './follow-stations.action.ts';
import { END_STATION_MAILS_PATH, endByMailPath, readEndLink } from './station-mails.job.ts';

const longestPass = 200;
const donorQuery = z.strictObject({ [DONOR_PARAMETER]: z.string().max(longestPass) });

/**
 * One-click unsubscribe by a mail program (RFC 8058), as for the newsletter: the signed address alone authorises it, and
 * the body is ignored.
 */
export const endStationMailsByMail = defineEndpoint({
  id: 'endStationMailsByMail',
  method: 'POST',
  path: endByMailPath,
  area: 'Newsletter',
  summary: 'Ends the mails about stations of the donor a signed address names',
  details:
    'The address is in the List-Unsubscribe header of each of these mails (RFC 8058). It never expires. A body is not read.',
  query: donorQuery,
  responses: {
    200: {
      description: 'The mails have ended, or had ended before.',
      body: z.strictObject({ left: z.literal(true) }),
    },
    404: { description: 'The address was not signed by us.' },
  },
}).handler(async ({ query }) => {
  const donor = readEndLink(query[DONOR_PARAMETER] ?? null);
  if (donor === null) return { status: 404, detail: 'This address was not signed by us, or was cut off.' };
  await endStationMails({ payload: await openCms() }, donor);
  return { status: 200, body: { left: true } };
});

/** The same address opened in a browser: redirects to the page that asks, and changes nothing. */
export const openEndStationMails = defineEndpoint({
  id: 'askToEndStationMails',
  method: 'GET',
  path: endByMailPath,
  area: 'Newsletter',
  summary: 'Leads a donor to the page on which mails about stations end',
  query: donorQuery,
  responses: { 303: { description: 'The page is at the address in Location.' } },
}).handler(async ({ query, renderContext }) => {
  const page = `${localePath(renderContext.locale, END_STATION_MAILS_PATH)}?${new URLSearchParams(query)}`;
  return {
    response: new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } }),
  };
});
