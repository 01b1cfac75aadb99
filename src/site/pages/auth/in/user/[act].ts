import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { answerSupporterAct } from '#site/account/supporter-acts.ts';

/** What a form of the dashboard asks for; that it stood on a page of ours was checked before. */
export const POST: APIRoute = async ({ request, params, locals }) =>
  (await answerSupporterAct(params.act ?? '', request, locals.renderContext)) ??
  new Response(null, { status: 404 });

/** An address that was typed does nothing: every act is a button. */
export const GET: APIRoute = ({ locals, redirect }) =>
  redirect(localePath(locals.renderContext.locale, accountPaths.dashboard), 303);
