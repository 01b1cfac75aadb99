import type { RenderContext } from '#platform/render-context.ts';
import { standingPages } from '#site/standing-pages.ts';
import { countSitemapParts, listSitemapPaths } from './sitemap-parts.ts';

const standing = new Set(standingPages.filter(({ onlyWith }) => !onlyWith).map(({ path }) => path));
/** A page published a moment ago is known this much later at the latest, in ms; an invented address costs no more. */
const readAgainAfter = 5_000;

let pages: ReadonlySet<string> = new Set();
let readAt: number | null = null;
let reading: Promise<void> | null = null;

/** Whether a path, without language and decoded, is that of a page which visitors can find: one of the site map. */
export async function isPublicPage(renderContext: RenderContext, path: string): Promise<boolean> {
  if (standing.has(path) || pages.has(path)) return true;
  if (readAt !== null && performance.now() - readAt < readAgainAfter) return false;
  reading ??= readPages(renderContext).finally(() => {
    readAt = performance.now();
    reading = null;
  });
  await reading;
  return pages.has(path);
}

async function readPages(renderContext: RenderContext): Promise<void> {
  const parts = await countSitemapParts(renderContext);
  const paths = new Set<string>();
  for (let part = 1; part <= parts; part += 1)
    for (const path of await listSitemapPaths(renderContext, part)) paths.add(decodeURI(path));
  pages = paths;
}
