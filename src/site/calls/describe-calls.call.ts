import { z } from 'zod';
import { localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { type Call, declareCall } from '#platform/http/call.ts';
import { allCalls } from './all-calls.ts';
import { type CallDocument, callDocument } from './call-document.ts';
import { prefersPage } from './prefers-page.ts';
import { type ToldCall, tellCall } from './told-call.ts';

/** Rises when an old client would notice. */
const version = '1.0.0';

/** The page on which people read the same. */
export const developersPath = '/developers';

const described = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });

/** The document itself is made once for each process. */
export const describeCalls: Call = declareCall({
  id: 'describeCalls',
  method: 'GET',
  path: '/api',
  area: 'About',
  summary: 'This document',
  details: 'A browser that would rather see a page is led to one, unless format says json.',
  query: z.strictObject({ format: z.literal('json').optional() }),
  ends: {
    200: { says: 'The document of all calls, OpenAPI 3.1.', body: described },
    303: { says: 'The page that says the same to people.' },
  },
}).answeredBy(async ({ request, query, reading }) => {
  if (!query.format && prefersPage(request.headers.get('accept'))) {
    const location = localePath(reading.locale, developersPath);
    return { response: new Response(null, { status: 303, headers: { location, vary: 'accept' } }) };
  }
  const headers = { vary: 'accept', 'cache-control': 'public, max-age=300' };
  return { response: Response.json(describeSite(), { headers }) };
});

let document: CallDocument | undefined;

/** The document of the calls of this site. */
export function describeSite(): CallDocument {
  document ??= callDocument([...allCalls, describeCalls], { name: 'Adey', url: env.SITE_URL, version });
  return document;
}

/** The same calls, as the page for people tells them. */
export function tellCalls(): ToldCall[] {
  const described = describeSite();
  return [...allCalls, describeCalls].map(call => tellCall(call, described));
}
