import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { type CsvCell, csvChunks } from '#core/csv.ts';
import { type ByteRange, matchesEntityTag, readByteRange } from '#platform/content-negotiation.ts';

/** A stored file to be sent to a visitor. */
export type MediaFile = {
  type: string;
  size: number;
  changed: Date;
  /** Its name never refers to another file, and nothing can take the file off the site. */
  isImmutable: boolean;
  /** The name under which browsers save it. Files with one are never shown as a page of the site. */
  download?: string;
  stream(part?: ByteRange): Readable;
};

const year = 31_536_000;

/**
 * Answers GET and HEAD for a stored file, whole or one range of it, as media players ask; null means not found. An
 * immutable file may be cached for a year. Any other is revalidated each time, at the cost of a 304, so that a
 * picture disappears with the next request once its consent is withdrawn.
 */
export function mediaResponse(file: MediaFile | null, request: Request): Response {
  if (!file)
    return new Response('There is no such file.\n', {
      status: 404,
      // Without it the site would replace this sentence by its error page.
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-astro-reroute': 'no' },
    });
  const etag = `"${file.size.toString(36)}-${file.changed.getTime().toString(36)}"`;
  const headers = {
    etag,
    'last-modified': file.changed.toUTCString(),
    'cache-control': file.isImmutable ? `public, max-age=${year}, immutable` : 'public, no-cache',
    'accept-ranges': 'bytes',
    ...(file.download !== undefined && savedAs(file.download)),
  };
  if (matchesEntityTag(request.headers.get('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers });
  const described = { ...headers, 'content-type': file.type, 'content-length': String(file.size) };
  if (request.method === 'HEAD') return new Response(null, { headers: described });
  const part = isSameFile(request, headers) ? readByteRange(request.headers.get('range'), file.size) : null;
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  if (!part) return new Response(toBody(file.stream()), { headers: described });
  const { start, end } = part;
  return new Response(toBody(file.stream(part)), {
    status: 206,
    headers: {
      ...described,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${file.size}`,
    },
  });
}

/** Whatever a file contains, it runs nothing with the rights of the site. */
const savedAs = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
});

/** Whether ranges the client already has are of this file (`If-Range`). */
function isSameFile({ headers }: Request, file: { etag: string; 'last-modified': string }): boolean {
  const known = headers.get('if-range');
  return known === null || known === file.etag || known === file['last-modified'];
}

const toBody = (stream: Readable) => Readable.toWeb(stream) as NodeStream as BodyInit;

/**
 * A streamed download, so that a file of any length fits. `file` is its name in plain Latin letters and should
 * contain the day. Never cached: it is for one member of staff.
 */
export function streamedDownload(
  file: string,
  contentType: string,
  pieces: AsyncGenerator<string, unknown, undefined>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** A table as a download, sent row by row. `name` is the file name without extension. */
export const csvResponse = (
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): Response => streamedDownload(`${name}.csv`, 'text/csv; charset=utf-8', csvChunks(columns, rows));
