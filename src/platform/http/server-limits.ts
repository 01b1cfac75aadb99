import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasTwoHosts, keepAliveMs, mostHeaders } from './request-limits.ts';

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

export type Timeouts = typeof serverTimeouts & { readonly slowReaderInterval?: number };

/** Limits what one connection may cost. For the site and for the admin alike; call it before the server listens. */
export function limitServer(
  server: Server,
  { slowReaderInterval = slowReaderIntervalMs, ...timeouts }: Timeouts = serverTimeouts,
): void {
  Object.assign(server, timeouts);
  server.maxHeadersCount = mostHeaders + 1;
  server.maxConnections = mostConnections;
  server.setTimeout(idleSocketMs);
  closeSlowReaders(server, slowReaderInterval);
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

/**
 * Sets the same limits on a server that is not ours, once it listens on `port`: Next creates the admin's server, with
 * a minute for headers and five for a body. `mayTakeLong` selects requests that keep Node's five minutes.
 */
export function limitServerOn(
  port: number,
  mayTakeLong: (request: IncomingMessage) => boolean,
  timeouts: Timeouts = serverTimeouts,
): void {
  subscribe('tracing:net.server.listen:asyncStart', message => {
    const { server, options } = message as ListeningServer;
    if (Number(options.port) !== port) return;
    const { requestTimeout } = server;
    limitServer(server, { ...timeouts, requestTimeout });
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
