import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPage } from '#platform/http/answer-page.ts';
import { forThisSiteOnly, type Headers, withUsual } from '#platform/http/security-headers.ts';
import type { RequestContext } from '#platform/operations/request-context.ts';
import type { AnswerKind } from '#platform/operations/visit-watch.ts';
import { compressPage } from '#platform/page-cache/compress-page.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

/** Lets a visitor and an operator find the request of an answer. */
export const idHeader = 'x-request-id';

/** A request and its response, with what is known about both. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly security: Headers;
  readonly context: RequestContext;
  kind: AnswerKind;
};

/** Sends a page without dependencies: a refusal. */
export async function sendPlain(exchange: Exchange, page: RenderedPage, more: Headers = []): Promise<void> {
  // The rest of a refused body would be taken for the next request.
  if (!exchange.request.complete) exchange.response.shouldKeepAlive = false;
  exchange.response.setHeader(idHeader, exchange.context.id);
  const headers = withUsual([...exchange.security, ...forThisSiteOnly, ...more], page.headers);
  answerPage(await compressPage({ ...page, headers }), exchange.request, exchange.response);
}

/** Permanent, but revalidated after an hour: a page may move to where its other form was. */
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

/** The answer to `/healthz`. */
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
