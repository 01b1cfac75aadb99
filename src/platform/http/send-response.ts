import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Headers as HeaderList } from '#platform/http/security-headers.ts';
import { queriesHeader } from '#platform/page-cache/rendered-page.ts';

const noStore = ['cache-control', 'no-store'] as const;

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
  response.writeHead(answer.status, [...missing, ...forced, ...own].flat());
  if (answer.body === null || response.req.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
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
