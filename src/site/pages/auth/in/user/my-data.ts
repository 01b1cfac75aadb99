import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { leadOn } from '#features/accounts/lead-on.ts';
import { recognise } from '#features/accounts/signed-in-user.queries.ts';
import { openCms } from '#platform/payload.ts';
import { findAllKept } from '#site/account/kept-data.ts';

/** Everything kept about whoever is signed in, as a file. */
export const GET: APIRoute = async ({ request, locals }) => {
  const { supporter, cookies } = await recognise(request.headers);
  if (!supporter) return leadOn(localePath(locals.reading.locale, accountPaths.signIn), cookies);
  const kept = await findAllKept(await openCms(), supporter);
  return new Response(`${JSON.stringify(kept, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="what-is-kept-about-me.json"',
      'cache-control': 'no-store',
    },
  });
};
