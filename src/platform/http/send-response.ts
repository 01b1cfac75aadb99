import type { ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedCodings, type Coding, isText } from '#platform/http/content-coding.ts';
import type { Headers as HeaderList } from '#platform/http/security-headers.ts';
import { queriesHeader } from '#platform/page-cache/rendered-page.ts';

const noStore = ['cache-control', 'no-store'] as const;

/** Made while a visitor waits, once and for nobody else: quick before tight. */
const packers: Record<Exclude<Coding, 'identity'>, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
};

/**
 * Sends an answer made for one visitor as it comes. `defaults` stand where it says nothing itself, `forced` whatever
 * it says. Without a word of its own about caching it is kept by nobody. A visitor who leaves is no error.
 */
export async function sendResponse(
  answer: Response,
  { defaults, forced }: { defaults: HeaderList; forced: HeaderList },
  response: ServerResponse,
): Promise<void> {
  const isForced = (name: string) => forced.some(([forcedName]) => forcedName === name);
  const missing = [...defaults, noStore].filter(([name]) => !answer.headers.has(name) && !isForced(name));
  const own = [...answer.headers].filter(([name]) => !isForced(name) && name !== queriesHeader);
  const coding = codingFor(answer, response);
  const packed = coding === 'identity' ? [] : packedHeaders(coding);
  const fitting = own.filter(
    ([name]) => packed.length === 0 || (name !== 'content-length' && name !== 'etag'),
  );
  response.writeHead(answer.status, [...missing, ...forced, ...fitting, ...packed].flat());
  if (answer.body === null || response.req.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as ReadableStream);
  try {
    await (coding === 'identity' ? pipeline(body, response) : pipeline(body, packers[coding](), response));
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

/**
 * Text is packed as the visitor's browser takes it. The length of a packed answer tells nobody a secret: none of ours
 * says back what its request said beside something only its reader may know.
 */
function codingFor(answer: Response, response: ServerResponse): Coding {
  const isPackable = answer.body !== null && isText(answer.headers.get('content-type') ?? '');
  if (!isPackable || answer.headers.has('content-encoding')) return 'identity';
  return acceptedCodings(response.req.headers['accept-encoding'])[0] ?? 'identity';
}

function packedHeaders(coding: Coding): HeaderList {
  return [
    ['content-encoding', coding],
    ['vary', 'accept-encoding'],
  ];
}

/** Tells a connection closed by the other side from a fault of ours. */
export function hasLeft(error: unknown): boolean {
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
