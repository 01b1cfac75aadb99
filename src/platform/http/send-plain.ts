import type { IncomingMessage, ServerResponse } from 'node:http';
import { forThisSiteOnly, type Headers, withUsual } from '#platform/http/security-headers.ts';
import type { RequestContext } from '#platform/operations/request-context.ts';
import type { AnswerKind } from '#platform/operations/visit-watch.ts';
import { answerPage } from '#platform/page-cache/answer-page.ts';
import { compressPage } from '#platform/page-cache/compress-page.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

/** Tells a visitor and an operator which request an answer belongs to. */
export const idHeader = 'x-request-id';

/** Everything there is to one request on its way to its answer. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly security: Headers;
  readonly context: RequestContext;
  kind: AnswerKind;
};

/** Answers with a page that needs nothing of the site: a refusal. */
export async function sendPlain(exchange: Exchange, page: RenderedPage, more: Headers = []): Promise<void> {
  // What is left of a refused body would be taken for the next request.
  if (!exchange.request.complete) exchange.response.shouldKeepAlive = false;
  exchange.response.setHeader(idHeader, exchange.context.id);
  const headers = withUsual([...exchange.security, ...forThisSiteOnly, ...more], page.headers);
  answerPage(await compressPage({ ...page, headers }), exchange.request, exchange.response);
}

/** Permanent, yet asked about again after an hour: a page may one day live where only its other form did. */
export function sendMoved(exchange: Exchange, location: string): void {
  const headers: Headers = [
    ...exchange.security,
    ...forThisSiteOnly,
    ['location', location],
    ['cache-control', 'public, max-age=3600'],
    ['content-length', '0'],
  ];
  exchange.response.writeHead(301, headers.flat());
  exchange.response.end();
}

/** Answers what `/healthz` is asked for. */
export function sendHealth(exchange: Exchange, health: object): void {
  const body = JSON.stringify(health);
  const headers: Headers = [
    ...exchange.security,
    ...forThisSiteOnly,
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
  ];
  exchange.response.writeHead(200, headers.flat());
  exchange.response.end(exchange.request.method === 'HEAD' ? undefined : body);
}
