import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { namesEntityTag } from '#platform/http/entity-tag.ts';

/** A stored file on its way to a visitor. */
export type MediaFile = {
  /** Its media type, `image/avif`. */
  type: string;
  /** In bytes. */
  size: number;
  changed: Date;
  /** Under this name there will never be another file, and nothing can take it off the site. */
  isImmutable: boolean;
  stream(): Readable;
};

const year = 31_536_000;

/**
 * Answers GET and HEAD for a stored file; null is not found. A lasting file may be kept for a year without asking.
 * Every other one is asked for again each time, so that a picture whose consent was withdrawn is gone at the next look;
 * asking again costs no more than a 304.
 */
export function mediaResponse(file: MediaFile | null, request: Request): Response {
  if (!file)
    return new Response('There is no such picture.\n', {
      status: 404,
      // Without it the site would put its page for people in the place of this sentence.
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-astro-reroute': 'no' },
    });
  const etag = `"${file.size.toString(36)}-${file.changed.getTime().toString(36)}"`;
  const headers = {
    etag,
    'last-modified': file.changed.toUTCString(),
    'cache-control': file.isImmutable ? `public, max-age=${year}, immutable` : 'public, no-cache',
  };
  if (namesEntityTag(request.headers.get('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers });
  const described = { ...headers, 'content-type': file.type, 'content-length': String(file.size) };
  if (request.method === 'HEAD') return new Response(null, { headers: described });
  return new Response(Readable.toWeb(file.stream()) as ReadableStream as BodyInit, { headers: described });
}
