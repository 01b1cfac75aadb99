import { z } from 'zod';
import { localePath } from '#core/locale.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { oneClickPath, readerParameter, readerPaths, readReader } from '../reader-links.ts';
import { unsubscribe } from './preferences.action.ts';

const longestReader = 200;
const readerQuery = z.strictObject({ [readerParameter]: z.string().max(longestReader) });

/**
 * One-click unsubscribe by a mail program (RFC 8058). It sends no cookies and may come from anywhere, so the signed
 * address alone authorises it. The body is ignored, because mail programs send different ones with the same meaning.
 */
export const unsubscribeByMail = defineEndpoint({
  id: 'leaveByMail',
  method: 'POST',
  path: oneClickPath,
  area: 'Newsletter',
  summary: 'Takes the reader a signed address names off the list',
  details:
    'The address is in the List-Unsubscribe header of each letter (RFC 8058). It never expires. A body is not read.',
  query: readerQuery,
  responses: {
    200: {
      description: 'The reader is off the list, or had left it before.',
      body: z.strictObject({ left: z.literal(true) }),
    },
    404: { description: 'The address was not signed by us.' },
  },
}).handler(async ({ query, renderContext }) => {
  const id = readReader('leave', query[readerParameter] ?? null);
  if (id === null) return { status: 404, detail: 'This address was not signed by us, or was cut off.' };
  await unsubscribe(await openCms(), id, renderContext.now);
  return { status: 200, body: { left: true } };
});

/**
 * The same address opened in a browser, by a mail program without one-click: redirects to the page and changes nothing.
 */
export const openUnsubscribePage = defineEndpoint({
  id: 'askToLeave',
  method: 'GET',
  path: oneClickPath,
  area: 'Newsletter',
  summary: 'Leads a reader to the page on which they can leave',
  query: readerQuery,
  responses: { 303: { description: 'The page is at the address in Location.' } },
}).handler(async ({ query, renderContext }) => {
  const page = `${localePath(renderContext.locale, readerPaths.leave)}?${new URLSearchParams(query)}`;
  return {
    response: new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } }),
  };
});
