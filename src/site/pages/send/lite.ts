import type { APIRoute } from 'astro';
import { liteCookie, liteSeconds } from '#core/http-names.ts';
import { localePath } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { readFormFields } from '#platform/http/request-body.ts';

/** Stores the visitor's choice of lite pages in a cookie, and redirects back. Nothing is stored on the server. */
export const POST: APIRoute = async ({ request, locals }) => {
  const fields = await readFormFields(request);
  const home = localePath(locals.renderContext.locale, '/');
  const chosen = /^[01]$/.exec(fields?.lite ?? '')?.[0];
  const headers = new Headers({ location: ownPath(fields?.back) ?? home });
  if (chosen !== undefined) headers.append('set-cookie', rememberingCookie(chosen));
  return new Response(null, { status: 303, headers });
};

/** Opening the address changes nothing; the switch is a button. */
export const GET: APIRoute = ({ locals, redirect }) =>
  redirect(localePath(locals.renderContext.locale, '/'), 303);

/** Readable by scripts, because the offer of lite pages has to know that it was answered; it identifies nobody. */
function rememberingCookie(chosen: string): string {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${liteCookie}=${chosen}; Path=/; Max-Age=${liteSeconds}; SameSite=Lax${secure}`;
}

/** A path of this site, or null; `//host` and `/\\host` look like paths but lead elsewhere. */
function ownPath(wanted: string | undefined): string | null {
  if (!wanted || wanted.length > 2048 || !/^\/[!-~]*$/.test(wanted)) return null;
  const { origin, pathname } = new URL(wanted, env.SITE_URL);
  const isOurs = origin === new URL(env.SITE_URL).origin && !pathname.startsWith('//');
  return isOurs ? pathname : null;
}
