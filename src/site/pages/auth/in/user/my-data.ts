import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { redirectWithCookies } from '#features/accounts/session-cookies.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { openCms } from '#platform/payload.ts';
import { findAllPersonalData } from '#site/account/supporter-acts.ts';

/** Everything stored about the signed-in person, as a file. */
export const GET: APIRoute = async ({ request, locals }) => {
  const { supporter, cookies } = await readSession(request.headers);
  if (!supporter)
    return redirectWithCookies(localePath(locals.renderContext.locale, accountPaths.signIn), cookies);
  const found = await findAllPersonalData(await openCms(), supporter);
  return new Response(`${JSON.stringify(found, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
};
