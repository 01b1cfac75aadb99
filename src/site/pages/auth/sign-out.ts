import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { redirectWithCookies } from '#features/accounts/session-cookies.ts';
import { signOut } from '#features/accounts/signed-in-user.queries.ts';
import { forgetResults } from '../../form-results.ts';

/** Ends the session of the sender; the middleware has checked that the form is one of ours. */
export const POST: APIRoute = async ({ request, locals }) => {
  const location = `${localePath(locals.renderContext.locale, accountPaths.signIn)}?signed-out`;
  return redirectWithCookies(location, [...(await signOut(request.headers)), forgetResults()]);
};

/** Opening the address does nothing; signing out is a button. */
export const GET: APIRoute = ({ locals, redirect }) =>
  redirect(localePath(locals.renderContext.locale, accountPaths.dashboard), 303);
