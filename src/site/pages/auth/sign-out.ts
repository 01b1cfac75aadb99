import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { redirectWithCookies } from '#features/accounts/session-cookies.ts';
import { signOut } from '#features/accounts/signed-in-user.queries.ts';

/** Ends the session of whoever sends the form, which was checked to come from one of our pages. */
export const POST: APIRoute = async ({ request, locals }) => {
  const location = `${localePath(locals.renderContext.locale, accountPaths.signIn)}?signed-out`;
  return redirectWithCookies(location, await signOut(request.headers));
};

/** A typed or bookmarked address does nothing: signing out is a button. */
export const GET: APIRoute = ({ locals, redirect }) =>
  redirect(localePath(locals.renderContext.locale, accountPaths.dashboard), 303);
