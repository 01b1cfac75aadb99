import type { APIRoute } from 'astro';
import { finishSignIn } from '#features/accounts/sign-in.action.ts';

/** The address that identity providers redirect people to. */
export const GET: APIRoute = async ({ request, params, clientAddress }) => {
  const { location, cookies } = await finishSignIn(request, params.provider ?? '', clientAddress);
  const answer = new Response(null, { status: 302, headers: { location, 'referrer-policy': 'no-referrer' } });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
};
