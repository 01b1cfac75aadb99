import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { answerSupporterAct } from '#site/account/supporter-acts.ts';

/** A form of the dashboard; the middleware has checked that it is one of ours. */
export const POST: APIRoute = async ({ request, params, locals }) =>
  (await answerSupporterAct(params.act ?? '', request, locals.renderContext)) ??
  new Response(null, { status: 404 });

/** Opening the address does nothing; every act is a button. */
export const GET: APIRoute = ({ locals, redirect }) =>
  redirect(localePath(locals.renderContext.locale, accountPaths.dashboard), 303);
