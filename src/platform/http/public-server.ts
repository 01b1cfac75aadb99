import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { createVisitAnswerer, type PublicSite } from '#platform/http/answer-visit.ts';
import {
  isForHead,
  sendMinimalRefusal,
  statusOfUnreadable,
  type Unreadable,
} from '#platform/http/minimal-refusal.ts';
import { hasTooManyHeaders, mostHeaders } from '#platform/http/request-limits.ts';
import { closeSlowReaders } from '#platform/http/slow-readers.ts';
import { isLiteRequest, liteMark } from '#platform/http/wants-lite.ts';
import { answerPage } from '#platform/page-cache/answer-page.ts';
import type { CompressedPage } from '#platform/page-cache/compress-page.ts';

/** Against clients that open connections and say or read little: a phone on a bad line is faster than these. */
const defaultTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the minute after which common proxies drop idle connections, so that they close first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const idleSocketMs = 120_000;
/** How often it is looked whether an answer is read at all (slow-readers.ts). */
const slowReaderIntervalMs = 60_000;
/** Twice what was tried (bench:hostile), at some 20 KB each; more than one proxy in front ever opens. */
const mostConnections = 4_000;

/** Requests that may wait behind one that is being answered: browsers and proxies ask one at a time. */
const mostWaiting = 8;

type Timeouts = typeof defaultTimeouts & { readonly slowReaderInterval?: number };

export type PublicServer = {
  readonly server: Server;
  /** Resolves with the port once the server answers. Rejects when it cannot, as with a busy port. */
  listen(port: number, host: string): Promise<number>;
  /** False once it was told to end, before anything else changes: who balances looks here. */
  isReady(): boolean;
  /**
   * Ends without cutting an answer: from now on every answer says that it is the last of its connection; after `drainMs`
   * no new connection is taken; what is under way is finished; and after `patienceMs` in all, what is left is closed.
   */
  stop(timeoutMs: number, drainMs?: number): Promise<void>;
};

/** A connection that asks often is told with its next answer; only one silent for this long is closed without a word. */
const silentCloseMs = 750;
/** Letting in who waits at the door when it is about to be shut takes this long at most: others come all the time. */
const admitMs = 4_000;

/**
 * The public entry: kept pages are answered at once, without building a request or parsing an address (a target that
 * is canonical is its own key); everything else goes the long way.
 */
export function createPublicServer(site: PublicSite, timeouts: Timeouts = defaultTimeouts): PublicServer {
  const answerVisit = createVisitAnswerer(site);
  let isStopping = false;
  /** While the last are let in, what takes its time waits: between two pieces of it one of them comes in, no more. */
  let admission: Promise<void> | null = null;
  /** The last of the answers that take their time, by connection: in the end it has to say that it is the last. */
  const lastPending = new Map<Socket, ServerResponse>();

  async function answerQueued(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    lastPending.set(socket, response);
    response.once('close', () => lastPending.get(socket) === response && lastPending.delete(socket));
    if (admission) await admission;
    if (response.socket === null) await firstInLine(response);
    if (!response.destroyed) await answerVisit(request, response);
  }

  /** What came right behind a request is answered too; the one before it is then not the last. */
  function closeAfterAnswer({ socket }: IncomingMessage, response: ServerResponse): void {
    const before = lastPending.get(socket);
    if (before && !before.headersSent) before.shouldKeepAlive = true;
    response.shouldKeepAlive = false;
  }

  function answerCached(page: CompressedPage, request: IncomingMessage, response: ServerResponse): void {
    answerPage(page, request, response);
    site.watch?.cached(page, request.url ?? '/', response.statusCode);
  }

  // A missing Host is refused by us: Node's own refusal would go without the headers every answer carries.
  const options = { ...timeouts, requireHostHeader: false };
  const server = createServer(options, (request: IncomingMessage, response: ServerResponse) => {
    if (exceedsPipeline(response, request.socket)) return;
    if (isStopping) closeAfterAnswer(request, response);
    const { method } = request;
    const mayBeCached =
      (method === 'GET' || method === 'HEAD') &&
      request.headers.host !== undefined &&
      !hasTooManyHeaders(request);
    const page = mayBeCached ? site.pages.find(cachedName(request)) : null;
    if (page) answerCached(page, request, response);
    else void answerQueued(request, response);
  });
  guard(server, site, timeouts);
  // An answer that never came to be first in line is not told that its connection is gone.
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
      // Node's own close of an HTTP server also hangs up on everybody who is silent just now.
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

/** How many answers wait for the one before them, by connection. */
const waiting = new WeakMap<Socket, number>();

/**
 * Whether a connection asked for more at once than anybody does, and was hung up on. Node takes in everything one packet
 * holds: two thousand requests, each with its objects, while whoever sent them reads nothing.
 */
function exceedsPipeline(response: ServerResponse, socket: Socket): boolean {
  // An answer has the connection while it is the first in line, as it always is for whoever waits for answers.
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

/** Resolves once an answer is the first in line: one that is made before would lie in memory until somebody reads it. */
function firstInLine(response: ServerResponse): Promise<void> {
  return new Promise(resolve => response.once('socket', () => resolve()).once('close', resolve));
}

/** What the page of a canonical request target is kept under. */
function cachedName(request: IncomingMessage): string {
  const { url = '/' } = request;
  return isLiteRequest(request) ? url + liteMark : url;
}

/** Whether a refusal written now would stand in the place of an answer, or within it: of one not about to be broken off. */
function isInsideAnotherAnswer(last: ServerResponse | undefined): boolean {
  return last !== undefined && (last.req.complete || last.headersSent || last.socket === null);
}

/** Bounds what one connection may cost, and answers on it where no request comes of it. */
function guard(
  server: Server,
  site: PublicSite,
  { slowReaderInterval = slowReaderIntervalMs }: Timeouts,
): void {
  server.maxHeadersCount = mostHeaders + 1;
  server.maxConnections = mostConnections;
  server.setTimeout(idleSocketMs);
  closeSlowReaders(server, slowReaderInterval);
  server.on('connect', (_, socket) => sendMinimalRefusal(socket, 405, site));
  // Whatever else is expected of us: who asks gets the answer itself, and not Node's 417 without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Takes in who stands before the door already: those the system has accepted come one a turn of the event loop. */
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

/** Hangs up on who is silent, always right after everything that had arrived was read. */
async function closeSilent(server: Server, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    await nextTick();
    server.closeIdleConnections();
    await sleep(50);
  }
}
