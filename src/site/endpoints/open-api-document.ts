import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Endpoint, EndpointResponse } from '#platform/http/endpoint.ts';

/** The members of every problem document (RFC 9457). */
export const problemShape = z.looseObject({
  type: z.literal('about:blank'),
  title: z.string().meta({ description: 'The words of the status', example: 'Bad Request' }),
  status: z.int().meta({ example: 400 }),
  detail: z.string().meta({
    description: 'What was wrong, in a sentence for whoever wrote the call',
    example: 'eventID: is not a click key',
  }),
  reference: z.string().optional().meta({ description: 'The reference of a fault of ours in the log' }),
});

type Site = { readonly name: string; readonly url: string; readonly version: string };
export type OpenApiDocument = ReturnType<typeof createDocument>;

const problemType = 'application/problem+json';
const secretScheme = 'secret';

/** The OpenAPI 3.1 document, generated from the schemas that validate the input. */
export function createOpenApiDocument(
  endpoints: readonly Endpoint[],
  { name, url, version }: Site,
): OpenApiDocument {
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  const secret = endpoints.find(({ secretHeader }) => secretHeader)?.secretHeader;
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: `${name}: calls`,
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    // Open to everybody where an endpoint says nothing else.
    security: [],
    tags: areas.map(area => ({ name: area })),
    paths: describePaths(endpoints),
    components: {
      schemas: { Problem: problemShape },
      ...(secret && { securitySchemes: { [secretScheme]: { type: 'apiKey', in: 'header', name: secret } } }),
    },
  };
  return createDocument(document);
}

const introduction =
  'The calls of this site. Each takes and gives JSON in UTF-8; under /am it speaks Amharic where it speaks to visitors. ' +
  'What is refused is told in a problem document (RFC 9457): 400 what cannot be read or has another shape, 405 another ' +
  'method, 413 more than 16 KiB, 415 another type of content, 429 too often, with Retry-After.';

function describePaths(endpoints: readonly Endpoint[]): NonNullable<ZodOpenApiObject['paths']> {
  const paths: NonNullable<ZodOpenApiObject['paths']> = {};
  for (const endpoint of endpoints) {
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: describeOperation(endpoint) };
  }
  return paths;
}

function describeOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { id, area, summary, details, pathParts = {}, query, body } = endpoint;
  const parts = Object.entries(pathParts).map(
    ([part, description]) => [part, z.string().meta({ description: description })] as const,
  );
  const type = endpoint.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: id,
    tags: [area],
    summary,
    ...(details && { description: details }),
    requestParams: {
      ...(parts.length > 0 && { path: z.object(Object.fromEntries(parts)) }),
      ...(query && { query }),
    },
    ...(body && { requestBody: { required: true, content: { [type]: { schema: body } } } }),
    ...(endpoint.secretHeader && { security: [{ [secretScheme]: [] }] }),
    responses: describeResponses(endpoint),
  };
}

function describeResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const own = Object.entries(endpoint.responses).map(([status, end]) => [
    status,
    describeResponse(endpoint, end, Number(status)),
  ]);
  const refusals = [
    ...(endpoint.query || endpoint.body
      ? [['400', 'What was sent cannot be read or has another shape.']]
      : []),
    ...(endpoint.body
      ? [
          ['413', 'More than 16 KiB.'],
          ['415', 'Not the type of content this call takes.'],
        ]
      : []),
    ['default', 'Anything else: a fault of ours, with its reference, or that we cannot answer now.'],
  ].map(([status, description]) => [
    status,
    describeResponse(endpoint, { description: description ?? '' }, 400),
  ]);
  return Object.fromEntries([...refusals, ...own]);
}

function describeResponse(
  endpoint: Endpoint,
  { description, body, type, members }: EndpointResponse,
  status: number,
) {
  if (type) return { description: description, content: { [type]: { schema: z.string() } } };
  if (body) return { description: description, content: { 'application/json': { schema: body } } };
  if (status < 400) return { description: description };
  const more = { ...endpoint.inProblems?.shape.shape, ...members?.shape };
  const schema =
    Object.keys(more).length > 0 ? z.looseObject({ ...problemShape.shape, ...more }) : problemShape;
  return { description: description, content: { [problemType]: { schema } } };
}
