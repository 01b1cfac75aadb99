import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client-address.ts';

/**
 * How long the site and the admin keep an idle connection: longer than the minute after which common proxies drop theirs,
 * so that the proxy closes first and sends no request into a connection that is being closed.
 */
export const keepAliveMs = 65_000;

/** Against clients that open connections and send or read little; even a phone on a bad line is faster. */
export const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: 5_000,
};
const idleSocketMs = 120_000;
/** How often stalled answers are looked for. */
const slowReaderIntervalMs = 60_000;
/** Twice what was tested (bench:hostile), at some 20 KB each; more than a proxy in front ever opens. */
const mostConnections = 4_000;

/** Pipelined requests on one connection: browsers and proxies send one at a time. */
const mostWaiting = 8;

export type Timeouts = typeof serverTimeouts & {
  readonly slowReaderInterval?: number;
  readonly maxConnections?: number;
};

/**
 * Limits what one connection, and one client, may cost. For the site and for the admin alike; call it before the server
 * listens. `trustedProxies` as for `clientAddress`.
 */
export function limitServer(
  server: Server,
  trustedProxies: number,
  { slowReaderInterval = slowReaderIntervalMs, maxConnections = mostConnections, ...timeouts }: Timeouts,
): void {
  Object.assign(server, timeouts);
  server.maxHeadersCount = mostHeaders + 1;
  server.maxConnections = maxConnections;
  server.setTimeout(idleSocketMs);
  // Behind a proxy every connection is the proxy's, and it counts its clients.
  if (trustedProxies === 0) shareConnections(server, maxConnections);
  closeSlowReaders(server, slowReaderInterval);
}

/**
 * Closes a new connection of a network that holds more than are free. One network alone gets half of them, and however
 * many hold all they can, there is room for the next.
 */
function shareConnections(server: Server, most: number): void {
  const held = new Map<string, number>();
  let open = 0;
  server.on('connection', socket => {
    // An address that is gone already belongs to a connection that is closed.
    const network = networkOf(socket.remoteAddress ?? '');
    const before = held.get(network) ?? 0;
    if (before >= most - open) {
      socket.destroy();
      return;
    }
    held.set(network, before + 1);
    open += 1;
    socket.once('close', () => {
      open -= 1;
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}

/** The number of answers waiting behind another one, by connection. */
const waiting = new WeakMap<Socket, number>();

/**
 * Whether a connection pipelined more requests than any real client, and was closed. Node accepts everything in one
 * packet: two thousand requests, each with its objects, while the sender reads nothing.
 */
export function exceedsPipeline(response: ServerResponse, socket: Socket): boolean {
  // An answer has the socket while it is the first in line, as it always is without pipelining.
  if (response.socket !== null) return false;
  if (socket.destroyed) return true;
  const before = waiting.get(socket) ?? 0;
  if (before >= mostWaiting) {
    socket.destroy();
    return true;
  }
  waiting.set(socket, before + 1);
  response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return false;
}

type ListeningServer = { readonly server: Server; readonly options: { readonly port?: unknown } };

type ForeignServer = {
  readonly trustedProxies: number;
  /** Selects requests that keep Node's five minutes. */
  readonly mayTakeLong: (request: IncomingMessage) => boolean;
  /** Whether requests for another protocol are passed on: only the tools of development have one. */
  readonly mayUpgrade: boolean;
  readonly timeouts?: Timeouts;
};

/**
 * Sets the same limits on a server that is not ours, once it listens on `port`: Next creates the admin's server, with
 * a minute for headers and five for a body.
 */
export function limitServerOn(
  port: number,
  { trustedProxies, mayTakeLong, mayUpgrade, timeouts = serverTimeouts }: ForeignServer,
): void {
  subscribe('tracing:net.server.listen:asyncStart', message => {
    const { server, options } = message as ListeningServer;
    if (Number(options.port) !== port) return;
    const { requestTimeout } = server;
    limitServer(server, trustedProxies, { ...timeouts, requestTimeout });
    // Next listens for upgrades and answers none: each would keep its connection, beyond every limit and timeout, even
    // after the client has gone. Without an upgrade it is a request like any other (RFC 9110, 7.8).
    if (!mayUpgrade) Object.assign(server, { shouldUpgradeCallback: () => false });
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      if (exceedsPipeline(response, socket)) return;
      if (hasTwoHosts(request)) {
        response.writeHead(400, { connection: 'close' }).end();
        return;
      }
      if (!mayTakeLong(request)) closeIfSlow(request, socket, timeouts.requestTimeout);
      response.once('finish', () => dropRest(request, socket, timeouts.requestTimeout));
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
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

/** The bytes accepted by the system, of an answer that was stalled at the last check. */
type BytesTaken = WeakMap<Socket, number>;

/**
 * Closes connections that requested something large and do not read it: those whose answer made no progress between
 * two checks, `everyMs` apart. A chunk is at most 64 KB, so with a minute between checks a line of one kilobyte a
 * second still gets its film. The system buffers small answers.
 */
function closeSlowReaders(server: Server, everyMs: number): void {
  const open = new Set<Socket>();
  const stalled: BytesTaken = new WeakMap();
  server.on('connection', socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of open) closeIfStalled(socket, stalled);
  }, everyMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function closeIfStalled(socket: Socket, stalled: BytesTaken): void {
  if (socket.writableLength === 0) {
    stalled.delete(socket);
    return;
  }
  const taken = socket.bytesWritten - socket.writableLength;
  if (stalled.get(socket) === taken) socket.destroy();
  else stalled.set(socket, taken);
}

/** A request that is refused, and why. */
export type Refusal = { readonly status: number; readonly headers?: readonly (readonly [string, string])[] };

export type RequestLimits = { readonly targetBytes: number; readonly bodyBytes: number };

/** Longer than any of our addresses, shorter than what a proxy in front may cut off. */
export const usualLimits: RequestLimits = { targetBytes: 4_096, bodyBytes: 64 * 1024 };

/** Browsers send twenty. Node silently drops those beyond its own limit, so that one is set above ours. */
export const mostHeaders = 100;

/** rawHeaders alternates names and values. */
export function hasTooManyHeaders({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length > 2 * mostHeaders;
}

/** Of two `Host` headers Node passes on the first, and a proxy in front may have decided by the other (RFC 9112, 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Methods the Request class accepts; TRACE and CONNECT are for proxies. */
export const buildableMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The methods of pages and files. */
export const safeMethods = ['GET', 'HEAD'] as const;

/**
 * Refuses before anything is read or parsed: HTTP/1.1 without Host, and two of them (400, RFC 9112, 3.2), too many
 * headers (431), over-long targets (414), other methods (405), bodies announced as too large (413) and compressed
 * bodies (415; Node's decoders have had vulnerabilities, and none of our forms sends one).
 */
export function refuseRequest(
  request: IncomingMessage,
  methods: readonly string[],
  limits: RequestLimits,
): Refusal | null {
  const { method = '', url = '', headers } = request;
  if (headers.host === undefined && request.httpVersion === '1.1') return { status: 400 };
  if (hasTwoHosts(request)) return { status: 400 };
  if (hasTooManyHeaders(request)) return { status: 431 };
  if (url.length > limits.targetBytes) return { status: 414 };
  if (!methods.includes(method)) return { status: 405, headers: [['allow', methods.join(', ')]] };
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding && coding !== 'identity') return { status: 415, headers: [['accept-encoding', 'identity']] };
  if (Number(headers['content-length'] ?? 0) > limits.bodyBytes) return { status: 413 };
  return null;
}
