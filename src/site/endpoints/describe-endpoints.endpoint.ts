import { z } from 'zod';
import { localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { defineEndpoint, type Endpoint } from '#platform/http/endpoint.ts';
import { allEndpoints } from './all-endpoints.ts';
import { documentEndpoint, type EndpointDoc } from './endpoint-doc.ts';
import { createOpenApiDocument, type OpenApiDocument } from './open-api-document.ts';

/** Whether the Accept header prefers a page to JSON; programs that send none do not. */
export function prefersPage(accept: string | null): boolean {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map(text => text.trim());
    const q = parameters.find(text => text.startsWith('q='));
    weights.set(type, q === undefined ? 1 : Number.parseFloat(q.slice(2)) || 0);
  }
  const page = weights.get('text/html') ?? 0;
  const json = Math.max(
    weights.get('application/json') ?? 0,
    weights.get('application/vnd.oai.openapi+json') ?? 0,
  );
  return page > json;
}

/** The version of the API; increased with each change that clients notice. */
const version = '1.0.0';

/** The page for people. */
const developersPath = '/developers';

const described = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });

/** Built once per process. */
export const describeEndpoints: Endpoint = defineEndpoint({
  id: 'describeCalls',
  method: 'GET',
  path: '/api',
  area: 'About',
  summary: 'This document',
  details: 'A browser that would rather see a page is led to one, unless format says json.',
  query: z.strictObject({ format: z.literal('json').optional() }),
  responses: {
    200: { description: 'The document of all calls, OpenAPI 3.1.', body: described },
    303: { description: 'The page that says the same to people.' },
  },
}).handler(async ({ request, query, renderContext }) => {
  if (!query.format && prefersPage(request.headers.get('accept'))) {
    const location = localePath(renderContext.locale, developersPath);
    return { response: new Response(null, { status: 303, headers: { location, vary: 'accept' } }) };
  }
  const headers = { vary: 'accept', 'cache-control': 'public, max-age=300' };
  return { response: Response.json(describeSite(), { headers }) };
});

let document: OpenApiDocument | undefined;

/** The OpenAPI document of this site. */
export function describeSite(): OpenApiDocument {
  document ??= createOpenApiDocument([...allEndpoints, describeEndpoints], {
    name: 'Adey',
    url: env.SITE_URL,
    version,
  });
  return document;
}

/** The endpoints as the page shows them. */
export function listEndpointDocs(): EndpointDoc[] {
  const described = describeSite();
  return [...allEndpoints, describeEndpoints].map(endpoint => documentEndpoint(endpoint, described));
}
