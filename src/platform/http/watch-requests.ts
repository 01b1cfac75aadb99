import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '#platform/http/client-address.ts';
import { reportWhenAnswered } from '#platform/http/report-answer.ts';
import { beginRequest, enterRequest } from '#platform/operations/request-context.ts';
import type { VisitWatch } from '#platform/operations/visit-watch.ts';

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
