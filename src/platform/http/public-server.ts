import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import type { CompressedPage } from '#platform/page-cache/compress-page.ts';
import { liteMark } from '#platform/page-cache/page-key.ts';
import { isLiteRequest } from '../page-cache/page-key.ts';
import { answerPage, createVisitAnswerer, type PublicSite } from './answer-visit.ts';
import { plainPage } from './problem-document.ts';
import {
  type Headers,
  type HeadersOf,
  sameOriginOnly,
  securityHeaders,
  withUsual,
} from './security-headers.ts';
import {
  exceedsPipeline,
  hasTooManyHeaders,
  hasTwoHosts,
  limitServer,
  serverTimeouts,
  type Timeouts,
} from './server-limits.ts';

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
export function createPublicServer(site: PublicSite, timeouts: Timeouts = serverTimeouts): PublicServer {
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
    answerPage(page, request, response);
    site.watch?.cached(page, request.url ?? '/', response.statusCode);
  }

  // We refuse a missing Host ourselves: Node's own refusal lacks our headers.
  const server = createServer(
    { requireHostHeader: false },
    (request: IncomingMessage, response: ServerResponse) => {
      if (exceedsPipeline(response, request.socket)) return;
      if (isStopping) closeAfterAnswer(request, response);
      const { method } = request;
      const mayBeCached =
        (method === 'GET' || method === 'HEAD') &&
        request.headers.host !== undefined &&
        !hasTooManyHeaders(request) &&
        !hasTwoHosts(request);
      const page = mayBeCached ? site.pages.find(cachedName(request)) : null;
      if (page) answerCached(page, request, response);
      else void answerQueued(request, response);
    },
  );
  limitServer(server, site.trustedProxies, timeouts);
  answerUnusual(server, site);
  // An answer that never got its socket gets no close event either.
  server.on('connection', socket => socket.once('close', () => lastPending.delete(socket)));
  server.on('clientError', (error: Unreadable, socket) => {
    if (error.code === 'ECONNRESET' || isInsideAnotherAnswer(lastPending.get(socket as Socket)))
      socket.destroy();
    else sendMinimalRefusal(socket, statusOfUnreadable(error), site, isForHead(error));
  });

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

/**
 * Whether a refusal written now would replace another answer or land within it, unless that one is about to be aborted.
 */
function isInsideAnotherAnswer(last: ServerResponse | undefined): boolean {
  return last !== undefined && (last.req.complete || last.headersSent || last.socket === null);
}

/** Answers CONNECT and Expect, which never become normal requests. */
function answerUnusual(server: Server, site: PublicSite): void {
  server.on('connect', (_, socket) => sendMinimalRefusal(socket, 405, site));
  // Any other expectation: answer normally instead of Node's 417, which lacks our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
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

/** Node's error for bytes that are no request, with the bytes themselves. */
type Unreadable = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The status for a parser error; such bytes never become a request. */
function statusOfUnreadable({ code }: Unreadable): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** A HEAD client would take a body for the beginning of the next answer. */
function isForHead({ rawPacket }: Unreadable): boolean {
  return rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
}

/** Answers on a connection without a valid request, with the usual headers, and closes it. */
function sendMinimalRefusal(socket: Duplex, status: number, site: HeadersOf, headOnly = false): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = plainPage(status);
  const lines: Headers = [
    ...withUsual([...securityHeaders(site), ...sameOriginOnly], headers),
    ['cache-control', 'no-store'],
    ['content-length', String(body.byteLength)],
    ['connection', 'close'],
  ];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const begin = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  socket.end(headOnly ? begin : Buffer.concat([begin, body]));
}
