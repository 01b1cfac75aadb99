import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderSettings } from './security-headers.ts';
import {
  hasTooManyHeaders,
  hasTwoHosts,
  isAfterLast,
  limitServer,
  type ServerLimits,
  serverLimits,
} from './server-limits.ts';
import { answerUnusual, refuseAtOnce } from './unusual-requests.ts';

type OtherServer = HeaderSettings & {
  readonly trustedProxies: number;
  /** Selects requests of staff: they keep Node's five minutes for a film, and are not counted. */
  readonly isStaff: (request: IncomingMessage) => boolean;
};

type ListeningServer = { readonly server: unknown; readonly options: { readonly port?: unknown } };

/**
 * Sets the limits of the site on a server that is not ours, once it listens on `port`: Next creates the admin's server,
 * with a minute for headers and five for a body, and leaves connections open that ask for an upgrade.
 */
export function limitServerOn(
  port: number,
  { trustedProxies, isStaff, ...site }: OtherServer,
  limits: ServerLimits = serverLimits,
): void {
  subscribe('tracing:net.server.listen:asyncStart', message => {
    const { server, options } = message as ListeningServer;
    // The channel also tells of servers without HTTP.
    if (Number(options.port) !== port || !(server instanceof Server)) return;
    const { requestTimeout } = server;
    const clients = { trustedProxies, isStaff, isRendered };
    const connections = limitServer(server, { ...limits, requestTimeout }, clients);
    const pending = new WeakMap<Socket, ServerResponse>();
    answerUnusual(server, site, socket => pending.get(socket));
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      if (isAfterLast(request, response)) return;
      const refusal = findRefusal(request) ?? (connections.admits(request, response) ? null : 429);
      if (refusal !== null) return refuseAtOnce(response, refusal, site);
      pending.set(socket, response);
      response.once('close', () => pending.get(socket) === response && pending.delete(socket));
      if (!isStaff(request)) closeIfSlow(request, socket, limits.requestTimeout);
      response.once('finish', () => dropRest(request, socket, limits.requestTimeout));
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** Everything but the files of the build, which one page may need forty of at once. */
function isRendered({ url = '' }: IncomingMessage): boolean {
  return !url.startsWith('/_next/static/') || /\.\.|%2e/i.test(url);
}

function findRefusal(request: IncomingMessage): number | null {
  if (hasTwoHosts(request)) return 400;
  return hasTooManyHeaders(request) ? 431 : null;
}

/**
 * Reads and drops what is left of a body that was refused halfway. The client may have sent it all and reuse the
 * connection: its next request would wait behind bytes that nobody reads.
 */
function dropRest(request: IncomingMessage, socket: Socket, timeoutMs: number): void {
  if (request.complete) return;
  closeIfSlow(request, socket, timeoutMs);
  // The refused request may be destroyed already; it would then stop the connection with each chunk.
  request.push = () => true;
  socket.resume();
}

/** Closes the connection unless the whole request has arrived by then. */
function closeIfSlow(request: IncomingMessage, socket: Socket, timeoutMs: number): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, timeoutMs).unref();
  request.once('end', () => clearTimeout(timer));
}
