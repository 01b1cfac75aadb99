import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Locale } from '#core/locale.ts';
import { plainPage } from './problem-document.ts';
import {
  type HeaderSettings,
  type Headers,
  sameOriginOnly,
  securityHeaders,
  withUsual,
} from './security-headers.ts';

/** How long a client may take to read a refusal and to close its side of the connection. */
const lingerMs = 2_000;

/**
 * Answers everything that Node does not pass on as a normal request, on the site and on the admin alike: upgrades,
 * tunnels, expectations, and bytes that are no request. `lastAnswerOn` returns the last answer of a connection that is
 * not sent yet: a refusal must not take its place. Listeners set before are removed.
 */
export function answerUnusual(
  server: Server,
  site: HeaderSettings,
  lastAnswerOn: (socket: Socket) => ServerResponse | undefined,
): void {
  // Without listeners Node takes a request for an upgrade as any other, as RFC 9110 (7.8) allows, and sends "100 Continue" itself; a
  // connection that was idle for too long is closed only while nobody listens for it.
  for (const event of ['upgrade', 'connect', 'checkContinue', 'checkExpectation', 'clientError', 'timeout'])
    server.removeAllListeners(event);
  server.on('connect', (_, socket) => {
    if (lastAnswerOn(socket as Socket)) socket.destroy();
    else refuseConnection(socket as Socket, 405, site);
  });
  // Any other expectation: answer normally instead of Node's 417, which has neither our headers nor our limits.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: Unreadable, socket) => {
    if (error.code === 'ECONNRESET' || isInsideAnotherAnswer(lastAnswerOn(socket as Socket)))
      socket.destroy();
    else refuseConnection(socket as Socket, chooseStatus(error), site, isForHead(error));
  });
}

/** Whether a refusal written now would replace another answer or land within it, unless that one is about to be aborted. */
function isInsideAnotherAnswer(last: ServerResponse | undefined): boolean {
  return last !== undefined && (last.req.complete || last.headersSent || last.socket === null);
}

/** Node's error for bytes that are no request, with the bytes themselves. */
type Unreadable = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The status for a parser error; such bytes never become a request. */
function chooseStatus({ code }: Unreadable): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** A HEAD client would take a body for the beginning of the next answer. */
function isForHead({ rawPacket }: Unreadable): boolean {
  return rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
}

/** Answers on a connection without a valid request, with the usual headers, and closes it. */
function refuseConnection(socket: Socket, status: number, site: HeaderSettings, headOnly = false): void {
  // Node no longer listens on a tunnel: an error nobody hears ends the process, and a silent client would stay for ever.
  socket.once('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = writeRefusal(status, site);
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const begin = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  socket.end(headOnly ? begin : Buffer.concat([begin, body]));
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Refuses a request before anything of it is read, and closes its connection. */
export function refuseAtOnce(
  response: ServerResponse,
  status: number,
  site: HeaderSettings,
  locale?: Locale,
): void {
  const { headers, body } = writeRefusal(status, site, locale);
  response.writeHead(status, headers.flat());
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

function writeRefusal(
  status: number,
  site: HeaderSettings,
  locale?: Locale,
): { headers: Headers; body: Uint8Array } {
  const { headers, body } = plainPage(status, locale && { locale });
  return {
    headers: [
      ...withUsual([...securityHeaders(site), ...sameOriginOnly], headers),
      ['cache-control', 'no-store'],
      ['content-length', String(body.byteLength)],
      ['connection', 'close'],
      ...(status === 429 ? [['retry-after', '5'] as const] : []),
    ],
    body,
  };
}
