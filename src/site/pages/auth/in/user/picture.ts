import type { APIRoute } from 'astro';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { findPortrait } from '#features/accounts/supporter/portrait.ts';
import { openCms } from '#platform/payload.ts';

/** The picture of the signed-in person, for their browser only. */
export const GET: APIRoute = async ({ request, locals }) => {
  const { supporter } = await readSession(request.headers);
  const writer = { payload: await openCms() };
  const picture = supporter && (await findPortrait(writer, supporter.id, { now: locals.renderContext.now }));
  const headers = { 'cache-control': 'no-store' };
  if (!picture) return new Response(null, { status: 404, headers });
  return new Response(new Uint8Array(picture), {
    headers: { ...headers, 'content-type': 'image/webp', 'cross-origin-resource-policy': 'same-origin' },
  });
};
