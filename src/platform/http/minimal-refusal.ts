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

/** What Node says of bytes that are no request, with the bytes themselves. */
export type Unreadable = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** What the parser could not read, by the code of its error; never becomes a request. */
export function statusOfUnreadable({ code }: Unreadable): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Who asks for the head alone takes a body for the beginning of the next answer. */
export function isForHead({ rawPacket }: Unreadable): boolean {
  return rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';
}

/** Answers on a connection that carries no request, with the headers every answer has, and ends it. */
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
