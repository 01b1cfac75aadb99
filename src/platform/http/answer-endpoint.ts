import type { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Endpoint, EndpointAnswer, EndpointRequest, EndpointResponses } from './endpoint.ts';
import { problemDocument, statusTitle } from './problem-document.ts';
import { parseInput, readFormFields, readJsonBody } from './request-body.ts';

/** What an endpoint receives with a request. */
export type EndpointContext = {
  readonly request: Request;
  readonly url: URL;
  readonly clientAddress: string;
  readonly locals: { readonly renderContext: RenderContext; readonly path: string };
};

/**
 * Serves the endpoints declared for one address, at most one for each method. Other methods are refused with the list
 * of accepted ones; HEAD is GET without its body. Nothing is cached unless the endpoint says so.
 */
export function serveEndpoints(
  ...endpoints: readonly Endpoint[]
): (context: EndpointContext) => Promise<Response> {
  const byMethod = new Map<string, Endpoint>(endpoints.map(endpoint => [endpoint.method, endpoint]));
  const methods = [...byMethod.keys()].flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const allow = methods.join(', ');
  return async context => {
    const { method } = context.request;
    const endpoint = byMethod.get(method === 'HEAD' ? 'GET' : method);
    if (!endpoint)
      return problemDocument(405, statusTitle(405), `${method} is not taken here: ${allow}.`, { allow });
    return explain(await answerEndpoint(endpoint, context), endpoint);
  };
}

async function answerEndpoint(endpoint: Endpoint, context: EndpointContext): Promise<Response> {
  const query = endpoint.query ? readQuery(context.url.searchParams, endpoint.query) : ok({});
  if (!query.ok) return query.problem;
  const body = endpoint.body ? await readBody(context.request, endpoint, endpoint.body) : ok(undefined);
  if (!body.ok) return body.problem;
  const { request, locals } = context;
  const request_: EndpointRequest = {
    body: body.value,
    query: query.value,
    request,
    // Read lazily: cached answers are made without one.
    get clientAddress() {
      return context.clientAddress;
    },
    renderContext: locals.renderContext,
    path: locals.path,
  };
  return respond(await endpoint.answer(request_), endpoint);
}

async function readBody(
  request: Request,
  endpoint: Endpoint,
  schema: z.ZodType,
): Promise<Outcome<unknown, Response>> {
  if (endpoint.takes !== 'form') return readJsonBody(request, schema);
  const fields = await readFormFields(request);
  if (fields) return parseInput(fields, schema);
  return problem(problemDocument(415, statusTitle(415), 'Send application/x-www-form-urlencoded.'));
}

/** The names and values of a query, in the shape of `schema`; a repeated name is a list, which few schemas accept. */
function readQuery(given: URLSearchParams, schema: z.ZodObject): Outcome<unknown, Response> {
  const fields = new Map<string, string | string[]>();
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    const isList = values.length > 1 || takesList(ownValue(schema.shape, name));
    fields.set(name, isList ? values : (values[0] ?? ''));
  }
  return parseInput(Object.fromEntries(fields), schema);
}

function takesList(schema: unknown): boolean {
  const def = (schema as z.ZodType | undefined)?.def as { type?: string; innerType?: unknown } | undefined;
  return def?.type === 'array' || (def?.innerType !== undefined && takesList(def.innerType));
}

function respond(answer: EndpointAnswer<EndpointResponses>, { cached }: Endpoint): Response {
  if ('response' in answer) return answer.response;
  const { status, headers } = answer;
  const unkept = { 'cache-control': 'no-store' };
  if ('body' in answer)
    return Response.json(answer.body, { status, headers: { ...(!cached && unkept), ...headers } });
  const members = 'members' in answer ? (answer.members as Record<string, unknown>) : {};
  return problemDocument(status, statusTitle(status), answer.detail, headers, members);
}

/** Adds to a problem the members this endpoint's clients look for. */
async function explain(answer: Response, { inProblems }: Endpoint): Promise<Response> {
  if (!inProblems || !answer.headers.get('content-type')?.startsWith('application/problem+json'))
    return answer;
  const problem = (await answer.json()) as { detail: string };
  const { status, headers } = answer;
  return new Response(JSON.stringify({ ...inProblems.of(problem.detail), ...problem }), { status, headers });
}
