import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Call, CallEnd } from '#platform/http/call.ts';
import { problemShape } from './problem.schema.ts';

type Site = { readonly name: string; readonly url: string; readonly version: string };
export type CallDocument = ReturnType<typeof createDocument>;

const problemType = 'application/problem+json';
const secretScheme = 'secret';

/** The document of all calls (OpenAPI 3.1), written from the schemas that check what comes in. */
export function callDocument(calls: readonly Call[], { name, url, version }: Site): CallDocument {
  const areas = [...new Set(calls.map(({ area }) => area))];
  const secret = calls.find(({ secretHeader }) => secretHeader)?.secretHeader;
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: `${name}: calls`,
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: areas.map(area => ({ name: area })),
    paths: pathsOf(calls),
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

function pathsOf(calls: readonly Call[]): NonNullable<ZodOpenApiObject['paths']> {
  const paths: NonNullable<ZodOpenApiObject['paths']> = {};
  for (const call of calls) {
    const method = call.method === 'GET' ? 'get' : 'post';
    paths[call.path] = { ...paths[call.path], [method]: operationOf(call) };
  }
  return paths;
}

function operationOf(call: Call): ZodOpenApiOperationObject {
  const { id, area, summary, details, pathParts = {}, query, body } = call;
  const parts = Object.entries(pathParts).map(
    ([part, says]) => [part, z.string().meta({ description: says })] as const,
  );
  const type = call.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
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
    ...(call.secretHeader && { security: [{ [secretScheme]: [] }] }),
    responses: responsesOf(call),
  };
}

function responsesOf(call: Call): ZodOpenApiResponsesObject {
  const own = Object.entries(call.ends).map(([status, end]) => [
    status,
    responseOf(call, end, Number(status)),
  ]);
  const refusals = [
    ...(call.query || call.body ? [['400', 'What was sent cannot be read or has another shape.']] : []),
    ...(call.body
      ? [
          ['413', 'More than 16 KiB.'],
          ['415', 'Not the type of content this call takes.'],
        ]
      : []),
    ['default', 'Anything else: a fault of ours, with its reference, or that we cannot answer now.'],
  ].map(([status, says]) => [status, responseOf(call, { says: says ?? '' }, 400)]);
  return Object.fromEntries([...refusals, ...own]);
}

function responseOf(call: Call, { says, body, type, members }: CallEnd, status: number) {
  if (type) return { description: says, content: { [type]: { schema: z.string() } } };
  if (body) return { description: says, content: { 'application/json': { schema: body } } };
  if (status < 400) return { description: says };
  const more = { ...call.inProblems?.shape.shape, ...members?.shape };
  const schema =
    Object.keys(more).length > 0 ? z.looseObject({ ...problemShape.shape, ...more }) : problemShape;
  return { description: says, content: { [problemType]: { schema } } };
}
