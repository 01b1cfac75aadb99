import { createApp } from 'astro/app/entrypoint';
import { splitLocale } from '#core/locale.ts';
import { openCms } from '#platform/payload.ts';

import { finishPage } from './finish-page.ts';

export { publicReads } from '#platform/public-content.ts';

const app = createApp({ streaming: false });

/** The route in src/site/pages that an address belongs to, such as `/news/[slug]`. */
export function routeOf(path: string): string {
  try {
    const page = new URL(splitLocale(path).path, 'http://site');
    return app.match(new Request(page))?.route ?? '(none)';
  } catch {
    return '(none)';
  }
}

/** Opens the CMS, so that the first visitor need not wait for it; rejects while the database is away. */
export async function openContent(): Promise<void> {
  await openCms();
}

type Locals = { fault?: { error: unknown }; renderContext?: { lite: boolean } };

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
  if (response.headers.get('content-type') === 'text/html')
    response.headers.set('content-type', 'text/html; charset=utf-8');
  return finishPage(response, locals.renderContext?.lite === true);
}
