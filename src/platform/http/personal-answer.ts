import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedCodings, type Coding, isWorthCompressing } from '#platform/content-negotiation.ts';
import { queriesHeader } from '#platform/page-cache/rendered-page.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Headers as HeaderList } from './security-headers.ts';

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

const noStore = ['cache-control', 'no-store'] as const;

/** Compressed while a visitor waits, and only for them: fast rather than small. */
const compressors: Record<Exclude<Coding, 'identity'>, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
};

/**
 * Sends an answer made for one visitor. `defaults` are headers it may override, `forced` ones it may not. Unless it
 * says otherwise it is not cached. A visitor who leaves is no error.
 */
export async function sendResponse(
  answer: Response,
  { defaults, forced }: { defaults: HeaderList; forced: HeaderList },
  response: ServerResponse,
): Promise<void> {
  const isForced = (name: string) => forced.some(([forcedName]) => forcedName === name);
  const missing = [...defaults, noStore].filter(([name]) => !answer.headers.has(name) && !isForced(name));
  const own = [...answer.headers].filter(([name]) => !isForced(name) && name !== queriesHeader);
  const whole = isJson(answer) ? Buffer.from(await answer.arrayBuffer()) : null;
  const coding = codingFor(answer, whole?.byteLength ?? Number.POSITIVE_INFINITY, response);
  const codingHeaders = coding === 'identity' ? lengthHeaders(whole) : compressedHeaders(coding);
  const isTrue = (name: string) =>
    name === 'content-length' ? codingHeaders.length === 0 : name !== 'etag' || coding === 'identity';
  const fitting = own.filter(([name]) => isTrue(name));
  response.writeHead(answer.status, [...missing, ...forced, ...fitting, ...codingHeaders].flat());
  if (answer.body === null || response.req.method === 'HEAD') {
    if (!whole) await answer.body?.cancel();
    response.end();
  } else if (whole && coding === 'identity') {
    response.end(whole);
  } else {
    const body = whole ? Readable.from([whole]) : Readable.fromWeb(answer.body as ReadableStream);
    await pass(body, coding, response);
  }
}

async function pass(body: Readable, coding: Coding, response: ServerResponse): Promise<void> {
  try {
    await (coding === 'identity'
      ? pipeline(body, response)
      : pipeline(body, compressors[coding](), response));
  } catch (error) {
    if (!hasDisconnected(error)) throw error;
  }
}

/** Endpoint answers: small and complete, so they are sent in one piece. */
function isJson(answer: Response): boolean {
  return (
    answer.body !== null && /^application\/(problem\+)?json\b/.test(answer.headers.get('content-type') ?? '')
  );
}

/**
 * Text is compressed as the browser accepts it. The compressed length reveals no secret: no answer repeats its request
 * next to something only its reader may know.
 */
function codingFor(answer: Response, size: number, response: ServerResponse): Coding {
  const isCompressible =
    answer.body !== null && isWorthCompressing(answer.headers.get('content-type') ?? '', size);
  if (!isCompressible || answer.headers.has('content-encoding')) return 'identity';
  return acceptedCodings(response.req.headers['accept-encoding'])[0] ?? 'identity';
}

function lengthHeaders(whole: Buffer | null): HeaderList {
  return whole ? [['content-length', String(whole.byteLength)]] : [];
}

function compressedHeaders(coding: Coding): HeaderList {
  return [
    ['content-encoding', coding],
    ['vary', 'accept-encoding'],
  ];
}

/** Whether the client closed the connection, as opposed to a fault of ours. */
export function hasDisconnected(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return (
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    // The visitor left before the first byte: there is nothing left to write to.
    code === 'ERR_STREAM_UNABLE_TO_PIPE' ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    code === 'ECONNABORTED'
  );
}
