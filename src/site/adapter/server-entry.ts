import { createApp } from 'astro/app/entrypoint';
import { localePath, splitLocale } from '#core/locale.ts';
import { findRedirect } from '#features/navigation/menu.queries.ts';
import { searchAnswers } from '#features/search/search-answers.ts';
import { openCms } from '#platform/payload.ts';
import { publicReads as reads } from '#platform/public-content.ts';
import { combineCaches } from '#platform/read-cache.ts';
import type { RenderContext } from '#platform/render-context.ts';

import { finishPage } from './finish-page.ts';

/** What this process caches besides pages. */
export const publicReads = combineCaches(reads, searchAnswers);

const app = createApp({ streaming: false });

/** The route in src/site/pages that an address belongs to, such as `/news/[slug]`. */
export function findRoute(path: string): string {
  try {
    const page = new URL(splitLocale(path).path, 'http://site');
    return app.match(new Request(page))?.route ?? '(none)';
  } catch {
    return '(none)';
  }
}

/** Opens the CMS before the first visitor needs it; rejects while the database is unavailable. */
export async function openContent(): Promise<void> {
  await openCms();
}

type Locals = { fault?: { error: unknown }; renderContext?: RenderContext; problem?: { status: number } };

/**
 * Renders one address. `locals` reach the page as `Astro.locals`; `clientAddress` is for rate limits only. Throws what
 * a page throws: the server logs it and answers with a reference.
 */
export async function render(
  request: Request,
  options: { locals?: object; clientAddress?: string } = {},
): Promise<Response> {
  const locals: Locals = options.locals ?? {};
  const response = await app.render(request, { ...options, locals, addCookieHeader: true });
  if (locals.fault) throw locals.fault.error;
  const elsewhere = await redirectFor(request, response, locals.renderContext);
  if (elsewhere) return elsewhere;
  if (response.status === 404 && response.headers.has('x-astro-reroute') && !locals.problem)
    return render(request, {
      ...options,
      locals: { renderContext: locals.renderContext, problem: { status: 404 } },
    });
  if (response.headers.get('content-type') === 'text/html')
    response.headers.set('content-type', 'text/html; charset=utf-8');
  return finishPage(response, locals.renderContext?.lite === true);
}

/** The redirect that staff set for an address without a page. */
async function redirectFor(
  { url, method }: Request,
  { status }: Response,
  renderContext?: RenderContext,
): Promise<Response | null> {
  if (status !== 404 || method !== 'GET' || !renderContext) return null;
  const location = await findRedirect(renderContext, new URL(url).pathname);
  if (!location) return null;
  // Headers cannot hold Amharic letters, so the address is encoded.
  const { origin, href } = new URL(localePath(renderContext.locale, location), url);
  const isOwn = origin === new URL(url).origin;
  return new Response(null, {
    status: 301,
    headers: { location: isOwn ? href.slice(origin.length) : href },
  });
}
