import type { APIRoute } from 'astro';
import { recognise } from '#features/accounts/signed-in-user.queries.ts';
import { visitorOf } from '#features/accounts/signed-in-user.rules.ts';

/** Who is there, for the account link and the profile card of pages that are kept for everybody. */
export const GET: APIRoute = async ({ request }) => {
  const { user, cookies } = await recognise(request.headers);
  const answer = Response.json(visitorOf(user), { headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
};
