import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '#platform/http/client-address.ts';
import type { AnswerKind, VisitWatch } from '#platform/operations/visit-watch.ts';
import { beginRequest, enterRequest, type RequestContext, withinRequest } from '#platform/request-context.ts';

type StartedRequest = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: { address(): unknown };
};

/**
 * Gives every request an id where the server is not ours (Next runs the admin): Node publishes each request before the
 * server sees it. `port` tells that server from others in this process.
 */
export function watchRequests(
  port: number,
  { trustedProxies, watch }: { trustedProxies: number; watch?: VisitWatch | undefined },
): void {
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as StartedRequest;
    if ((server.address() as { port?: number } | null)?.port !== port) return;
    const context = beginRequest(request, {
      isBehindProxy: trustedProxies > 0,
      clientAddress: clientAddress(request, trustedProxies),
    });
    enterRequest(context);
    response.setHeader('x-request-id', context.id);
    if (watch) reportWhenAnswered(watch, { request, response, context, kind: 'personal' });
  });
}

type AnswerInProgress = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly kind: AnswerKind;
};

/** Reports an answer once it was sent or the visitor left: its duration, and how it was made. */
export function reportWhenAnswered(watch: VisitWatch, answering: AnswerInProgress): void {
  const since = performance.now();
  const { request, response, context } = answering;
  response.once('close', () => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const { method = 'GET' } = request;
    const milliseconds = performance.now() - since;
    withinRequest(context, () =>
      watch.answered({ path, method, status: response.statusCode, kind: answering.kind, milliseconds }),
    );
  });
}
