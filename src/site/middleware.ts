import type { APIContext, MiddlewareHandler, MiddlewareNext } from 'astro';
import { previewViewer } from '#cms/accounts/preview-viewer.ts';
import { approvalDraftPath, approvalParameter, approvalPath } from '#cms/approvals/approval-store.ts';
import { openApproval, readShownVersion } from '#cms/approvals/open-approval.ts';
import { type Locale, localePath, splitLocale } from '#core/locale.ts';
import { oneClickPath } from '#features/newsletter/reader-links.ts';
import { endByMailPath } from '#money/donors/station-mails.job.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { isForeignForm } from '#platform/http/request-body.ts';
import { visitContext } from '#platform/http/visit-context.ts';
import { openCms } from '#platform/payload.ts';
import { openResult, redirectToResult } from './form-results.ts';

const clock = startClock(env.FIXED_NOW);

/**
 * Takes the language off the address, because pages exist at their English paths only, shows drafts to previewing staff
 * and keeps the history of posted forms whole. The server provides the render context; in development there is none yet.
 */
async function readPage(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { locals, url, request } = context;
  if (locals.path !== undefined) return next();
  const { locale, path } = splitLocale(url.pathname);
  locals.path = path;
  locals.renderContext ??= visitContext({ path: url.pathname, now: clock.now(), headers: request.headers });
  const preview = url.searchParams.has('preview') ? await previewViewer(request.headers) : null;
  if (preview) locals.renderContext = { ...locals.renderContext, preview };
  if (locals.problem) return next(new URL('/problem', url));
  if (path === approvalDraftPath) return showDraft({ locals, url }, next);
  await openResult(context, path);
  const response = await (locale === 'en' ? next() : next(new URL(path + url.search, url)));
  return redirectToResult(context, response, path);
}

/**
 * Shows the page of the one version that a link to approve is for, and of nothing else that is not public. A link that is
 * over leads to its own page, which says so.
 */
async function showDraft({ locals, url }: Pick<APIContext, 'locals' | 'url'>, next: MiddlewareNext) {
  const { locale, now } = locals.renderContext;
  const payload = await openCms();
  const approval = await openApproval(payload, url.searchParams.get(approvalParameter), now);
  const shown = approval && (await readShownVersion(payload, approval, now));
  if (!shown) return seeOther(approvalAddress(url, locale));
  locals.path = shown.path;
  const answerAt = approvalAddress(url, locale);
  locals.renderContext = { ...locals.renderContext, preview: null, shown: { ...shown, answerAt } };
  const response = await next(new URL(shown.path, url));
  for (const [name, value] of hidden) response.headers.set(name, value);
  return response;
}

const hidden = [
  ['Cache-Control', 'private, no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'same-origin'],
] as const;

const approvalAddress = ({ search }: URL, locale: Locale) => localePath(locale, approvalPath) + search;
const seeOther = (Location: string) => new Response(null, { status: 303, headers: { Location } });

/** Keeps Astro from rendering a page about it. */
const notRerouted = { 'x-astro-reroute': 'no' };

/** Mail programs post from pages of their own; the signed address they post to says who it is for. */
const isOneClick = ({ pathname }: URL) =>
  [oneClickPath, endByMailPath].some(each => each === splitLocale(pathname).path);

/** Passes an error on to the server, which logs and explains it once; Astro would log it a second time. */
export const onRequest: MiddlewareHandler = async (context, next) => {
  if (isForeignForm(context.request, env.SITE_URL) && !isOneClick(context.url))
    return new Response('We don’t accept forms from other sites.', { status: 403 });
  try {
    const response = await readPage(context, next);
    // server-entry.ts renders the page about it. Rendered by Astro in the same request, it would have a content policy
    // without the hashes of its inline styles and scripts.
    const isMissing = response.status === 404 && response.body === null && !import.meta.env.DEV;
    return isMissing ? new Response('missing', { status: 404, headers: notRerouted }) : response;
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    context.locals.fault = { error };
    return new Response('fault', { status: 500, headers: notRerouted });
  }
};
