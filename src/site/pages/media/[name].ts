import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { openPublicMedia } from '#cms/media/open-public-media.ts';

/**
 * A picture of the library, behind the consent gate. Browsers may keep it but ask again each time, so that a picture
 * whose consent was withdrawn is gone at the next look; asking again costs no more than a 304.
 */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const media = await openPublicMedia(params.name ?? '', locals.reading.now);
  if (!media) return new Response('Not found', { status: 404, headers: { 'x-astro-reroute': 'no' } });
  // A name carries a digest of its picture, so the name is the version.
  const etag = `"${params.name}"`;
  const headers = { etag, 'cache-control': 'public, no-cache', 'last-modified': media.changed.toUTCString() };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(Readable.toWeb(media.stream()) as ReadableStream, {
    headers: { ...headers, 'content-type': media.type, 'content-length': String(media.size) },
  });
};
