import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Shares, shareConnections } from './share-connections.ts';

/**
 * How long the site and the admin keep an idle connection: longer than the minute after which common proxies drop theirs,
 * so that the proxy closes first and sends no request into a connection that is being closed.
 */
export const keepAliveMs = 65_000;

/** Against clients that open connections and send or read little; even a phone on a bad line is faster. */
export const serverLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: 5_000,
  /** How often stalled answers are looked for. */
  slowReaderInterval: 60_000,
  /** Twice what was tested (bench:hostile), at some 20 KB each; more than a proxy in front ever opens. */
  mostConnections: 4_000,
  /** A school behind one address, each with several; a twentieth of all. */
  mostInProgress: 200,
  /**
   * How many of these may be admin pages for somebody who is not signed in. Rendering one takes 20 ms of the only core,
   * and 200 at once kept staff waiting for 17 seconds.
   */
  mostRendered: 20,
};
const idleSocketMs = 120_000;

/** Pipelined requests on one connection: browsers and proxies send one at a time. */
const mostWaiting = 8;

export type ServerLimits = typeof serverLimits;

/**
 * Limits what one connection and one client may cost. For the site and for the admin alike; call it before the server
 * listens.
 */
export function limitServer(
  server: Server,
  { slowReaderInterval, mostConnections, mostInProgress, mostRendered, ...timeouts }: ServerLimits,
  clients: Pick<Shares, 'trustedProxies' | 'isStaff'> & {
    readonly isRendered?: (request: IncomingMessage) => boolean;
  },
): ReturnType<typeof shareConnections> {
  Object.assign(server, timeouts);
  server.maxHeadersCount = mostHeaders + 1;
  server.setTimeout(idleSocketMs);
  closeSlowReaders(server, slowReaderInterval);
  const { isRendered = () => false, ...shares } = clients;
  const mostFor = (request: IncomingMessage) => (isRendered(request) ? mostRendered : mostInProgress);
  return shareConnections(server, { mostConnections, mostInProgress: mostFor, ...shares });
}

/** The number of answers waiting behind another one, by connection. */
const waiting = new WeakMap<Socket, number>();

/** Connections that asked for an upgrade. */
const asked = new WeakSet<Socket>();

/**
 * Whether a request gets no answer because its connection is closed. That happens to whoever pipelines more requests
 * than any real client: Node accepts everything in one packet, two thousand requests, each with its objects, while the
 * sender reads nothing. It happens too after a request for an upgrade, which is answered as usual: Node drops the rest
 * of its packet, so what follows may begin in the middle of something.
 */
export function isAfterLast(request: IncomingMessage, response: ServerResponse): boolean {
  const { socket } = request;
  if (asked.has(socket)) return true;
  if (request.headers.upgrade !== undefined) {
    asked.add(socket);
    response.shouldKeepAlive = false;
  }
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
