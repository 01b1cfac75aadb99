import { pagePath } from '#core/links.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { destinationOf, type Redirect } from './redirect.rules.ts';

/** Where staff lead visitors of a path that has no page: a path of this site without a language, an address, or null. */
export async function findRedirect(renderContext: RenderContext, path: string): Promise<string | null> {
  const from = pagePath(path, 'https://this.site');
  if (!from) return null;
  const redirects = await listPublic<Redirect>(renderContext, {
    collection: 'redirects',
    sort: 'from',
    depth: 0,
  });
  return destinationOf(from, redirects);
}
