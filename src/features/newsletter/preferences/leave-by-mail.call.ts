import { z } from 'zod';
import { localePath } from '#core/locale.ts';
import { declareCall } from '#platform/http/call.ts';
import { openCms } from '#platform/payload.ts';
import { oneClickPath, readerParameter, readerPaths, readReader } from '../reader-links.ts';
import { leave } from './leave.action.ts';

const longestReader = 200;
const ofReader = z.strictObject({ [readerParameter]: z.string().max(longestReader) });

/** What mail programs send for their reader (RFC 8058): without cookies, from anywhere; the signed address is enough. */
export const leaveByMail = declareCall({
  id: 'leaveByMail',
  method: 'POST',
  path: oneClickPath,
  area: 'Newsletter',
  summary: 'Takes the reader a signed address names off the list',
  details: 'The address stands in the List-Unsubscribe header of each letter (RFC 8058). It holds for ever.',
  query: ofReader,
  takes: 'form',
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  ends: {
    200: {
      says: 'The reader is off the list, or had left it before.',
      body: z.strictObject({ left: z.literal(true) }),
    },
    404: { says: 'The address was not signed by us.' },
  },
}).answeredBy(async ({ query, reading }) => {
  const id = readReader('leave', query[readerParameter] ?? null);
  if (id === null) return { status: 404, detail: 'This address was not signed by us, or was cut off.' };
  await leave(await openCms(), id, reading.now);
  return { status: 200, body: { left: true } };
});

/** The same address opened by a person, in a program that knows no one-click: nothing happens but the way to the page. */
export const askToLeave = declareCall({
  id: 'askToLeave',
  method: 'GET',
  path: oneClickPath,
  area: 'Newsletter',
  summary: 'Leads a reader to the page on which they can leave',
  query: ofReader,
  ends: { 303: { says: 'The page is at the address in Location.' } },
}).answeredBy(async ({ query, reading }) => {
  const page = `${localePath(reading.locale, readerPaths.leave)}?${new URLSearchParams(query)}`;
  return {
    response: new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } }),
  };
});
