import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { signOut } from '#features/accounts/sign-out.action.ts';

/** Ends the session of whoever sends the form; that it stood on a page of ours was checked by Astro. */
export const POST: APIRoute = async ({ request, locals }) => {
  const location = `${localePath(locals.reading.locale, accountPaths.signIn)}?signed-out`;
  const answer = new Response(null, { status: 303, headers: { location } });
  for (const cookie of await signOut(request.headers)) answer.headers.append('set-cookie', cookie);
  return answer;
};

/** An address that was typed or kept ends nothing: the way out is a button. */
export const GET: APIRoute = ({ locals, redirect }) =>
  redirect(localePath(locals.reading.locale, accountPaths.dashboard), 303);
