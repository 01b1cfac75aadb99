import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '#platform/operations/request-context.ts';

const betweenHopsOnly = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The visitor's own request, cookies and body included, for personal answers. `address` (path and query) is resolved
 * against the site's origin: the Host header is only the visitor's claim. Null when the body exceeds `mostBytes`. Its
 * signal aborts when the visitor leaves.
 */
export async function toWebRequest(
  address: string,
  from: { readonly origin: string; readonly request: IncomingMessage; readonly response: ServerResponse },
  mostBytes: number,
  context?: RequestContext,
): Promise<Request | null> {
  const { request, response } = from;
  const abort = new AbortController();
  response.once('close', () => {
    // Every answer closes in the end; aborting each time would create an error nobody reads.
    if (!response.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const name = (request.rawHeaders[at] ?? '').toLowerCase();
    if (!betweenHopsOnly.has(name)) headers.append(name, request.rawHeaders[at + 1] ?? '');
  }
  const { method = 'GET' } = request;
  const init = { method, headers, signal: abort.signal };
  if (method === 'GET' || method === 'HEAD') return new Request(from.origin + address, init);
  const body = await readBody(request, mostBytes);
  // Lets the log redact its values.
  if (body && context) context.body = { type: headers.get('content-type') ?? '', bytes: body };
  return body && new Request(from.origin + address, { ...init, body });
}

/** Read whole before anything works with it: bodies here are small, and a slow one holds nothing else up. */
async function readBody(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
