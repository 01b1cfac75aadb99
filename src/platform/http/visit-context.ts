import { splitLocale } from '#core/locale.ts';
import { hasLiteForm, wantsLite } from '#platform/page-cache/page-key.ts';
import { createRenderContext, type RenderContext } from '#platform/render-context.ts';

/** `path` has its language. The form of a cached page is in its key; other pages are rendered for the headers. */
type Visit = { readonly path: string; readonly now: Date } & (
  | { readonly lite: boolean }
  | { readonly headers: Headers }
);

/**
 * The render context of a visitor's request. Everything the site renders begins with it: cached pages, pages for one
 * visitor or previewing staff (src/platform/http/front-site.ts), and pages in development (src/site/middleware.ts).
 */
export function visitContext(visit: Visit): RenderContext {
  const { path, now } = visit;
  return createRenderContext({ locale: splitLocale(path).locale, now, lite: isLite(visit) });
}

function isLite(visit: Visit): boolean {
  if ('lite' in visit) return visit.lite;
  const { headers, path } = visit;
  return hasLiteForm(path) && wantsLite(headers.get('cookie'), headers.get('save-data'));
}
