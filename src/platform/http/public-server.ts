import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { splitLocale } from '#core/locale.ts';
import type { CompressedPage } from '#platform/page-cache/compress-page.ts';
import { liteMark } from '#platform/page-cache/page-key.ts';
import { isLiteRequest } from '../page-cache/page-key.ts';
import { answerPage, createVisitAnswerer, type PublicSite } from './answer-visit.ts';
import {
  hasTooManyHeaders,
  hasTwoHosts,
  isAfterLast,
  limitServer,
  type ServerLimits,
  serverLimits,
} from './server-limits.ts';
import { answerUnusual, refuseAtOnce } from './unusual-requests.ts';

type PublicServer = {
  readonly server: Server;
  /** Resolves with the port once the server answers. Rejects when it cannot, for example when the port is busy. */
  listen(port: number, host: string): Promise<number>;
  /** False from the start of stopping, before anything else changes, for load balancers. */
  isReady(): boolean;
  /**
   * Stops without cutting off an answer. From now on every answer closes its connection; after `drainMs` no new
   * connection is accepted; requests in progress are finished; after `timeoutMs` in all, what is left is closed.
   */
  stop(timeoutMs: number, drainMs?: number): Promise<void>;
};

/** Active connections are closed with their next answer; only one silent for this long is closed without a notice. */
const silentCloseMs = 750;
/** Longest time to accept the pending connections while stopping: new ones keep arriving. */
const admitMs = 4_000;

/**
 * The public entry. Cached pages are answered at once, without building a request or parsing an address (a canonical
 * target is its own key); everything else takes the long path.
 */
export function createPublicServer(site: PublicSite, limits: ServerLimits = serverLimits): PublicServer {
  const answerVisit = createVisitAnswerer(site);
  let isStopping = false;
  /**
   * Set while the last pending connections are accepted; slow answers wait, so that one connection is accepted between
   * two pieces of work.
   */
  let admission: Promise<void> | null = null;
  /** The last slow answer of each connection: when stopping, it has to announce the close. */
  const lastPending = new Map<Socket, ServerResponse>();

  async function answerQueued(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    lastPending.set(socket, response);
    response.once('close', () => lastPending.get(socket) === response && lastPending.delete(socket));
    if (admission) await admission;
    if (response.socket === null) await firstInLine(response);
    if (!response.destroyed) await answerVisit(request, response);
  }

  /** Pipelined requests are answered too; then the answer before them is not the last. */
  function closeAfterAnswer({ socket }: IncomingMessage, response: ServerResponse): void {
    const before = lastPending.get(socket);
    if (before && !before.headersSent) before.shouldKeepAlive = true;
    response.shouldKeepAlive = false;
  }

  function answerCached(page: CompressedPage, request: IncomingMessage, response: ServerResponse): void {
    connections.touch(request.socket);
    answerPage(page, request, response);
    site.watch?.cached(page, request.url ?? '/', response.statusCode);
  }

  // We refuse a missing Host ourselves: Node's own refusal lacks our headers.
  const server = createServer(
    { requireHostHeader: false },
    (request: IncomingMessage, response: ServerResponse) => {
      if (isAfterLast(request, response)) return;
      if (isStopping) closeAfterAnswer(request, response);
      const { method } = request;
      const mayBeCached =
        (method === 'GET' || method === 'HEAD') &&
        request.headers.host !== undefined &&
        !hasTooManyHeaders(request) &&
        !hasTwoHosts(request);
      const page = mayBeCached ? site.pages.find(cachedName(request)) : null;
      if (page) answerCached(page, request, response);
      else if (connections.admits(request, response)) void answerQueued(request, response);
      else refuseAtOnce(response, 429, site, splitLocale(request.url ?? '/').locale);
    },
  );
  const connections = limitServer(server, limits, site);
  answerUnusual(server, site, socket => lastPending.get(socket));
  // An answer that never got its socket gets no close event either.
  server.on('connection', socket => socket.once('close', () => lastPending.delete(socket)));

  return {
    server,
    listen(port, host) {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
      return promise;
    },
    isReady: () => !isStopping,
    async stop(timeoutMs, drainMs = 0) {
      isStopping = true;
      const timeout = sleep(timeoutMs, undefined, { ref: false });
      for (const response of lastPending.values()) response.shouldKeepAlive = false;
      await Promise.race([sleep(drainMs), timeout]);
      const release = site.pages.hold();
      admission = admitPending(server);
      await admission;
      admission = null;
      release();
      // Node's own close of an HTTP server would also cut idle connections at once.
      const closed = new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()));
      await Promise.race([closed, sleep(silentCloseMs), timeout]);
      const end = new AbortController();
      void closeSilent(server, end.signal);
      await Promise.race([closed, timeout]);
      end.abort();
      server.closeAllConnections();
    },
  };
}

/** Resolves once an answer is the first in line: an earlier one would stay in memory until it is read. */
function firstInLine(response: ServerResponse): Promise<void> {
  return new Promise(resolve => response.once('socket', () => resolve()).once('close', resolve));
}

/** The cache name of a canonical request target. */
function cachedName(request: IncomingMessage): string {
  const { url = '/' } = request;
  return isLiteRequest(request) ? url + liteMark : url;
}

/** Accepts pending connections: the event loop takes one per iteration. */
async function admitPending(server: Server): Promise<void> {
  let hasArrived = true;
  const arrived = () => {
    hasArrived = true;
  };
  server.on('connection', arrived);
  const until = performance.now() + admitMs;
  while (hasArrived && performance.now() < until) {
    hasArrived = false;
    for (let tick = 0; tick < 3; tick++) await nextTick();
  }
  server.off('connection', arrived);
}

/** Closes silent connections, always right after everything that has arrived was read. */
async function closeSilent(server: Server, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await nextTick();
    server.closeIdleConnections();
    await sleep(50);
  }
}
