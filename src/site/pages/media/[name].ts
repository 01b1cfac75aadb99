import type { APIRoute } from 'astro';
import { openPublicMedia } from '#cms/media/open-public-media.ts';
import { mediaResponse } from '#platform/http/file-response.ts';

/** A picture or film of the media library, if consent allows it to be shown. */
export const GET: APIRoute = async ({ params, request, locals }) =>
  mediaResponse(await openPublicMedia(params.name ?? '', locals.renderContext.now), request);

export const HEAD = GET;
