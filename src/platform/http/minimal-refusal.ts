import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '#platform/http/plain-page.ts';
import {
  forThisSiteOnly,
  type Headers,
  type HeadersOf,
  securityHeaders,
  withUsual,
} from '#platform/http/security-headers.ts';

/** Node's error for bytes that are no request, with the bytes themselves. */
export type Unreadable = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The status for a parser error; such bytes never become a request. */
export function statusOfUnreadable({ code }: Unreadable): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** A HEAD client would take a body for the beginning of the next answer. */
export function isForHead({ rawPacket }: Unreadable): boolean {
  return rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
}

/** Answers on a connection without a valid request, with the usual headers, and closes it. */
export function sendMinimalRefusal(socket: Duplex, status: number, site: HeadersOf, headOnly = false): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = plainPage(status);
  const lines: Headers = [
    ...withUsual([...securityHeaders(site), ...forThisSiteOnly], headers),
    ['cache-control', 'no-store'],
    ['content-length', String(body.byteLength)],
    ['connection', 'close'],
  ];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const begin = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  socket.end(headOnly ? begin : Buffer.concat([begin, body]));
}
