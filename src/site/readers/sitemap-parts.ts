import { countEvents, listEventAddresses } from '#features/events/event.queries.ts';
import { countPosts, listPostAddresses } from '#features/news/post.queries.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { readSiteMap } from './read-site-map.ts';

/** How many posts, and how many events, one file of the site map for search engines names at most. */
export const namedInOnePart = 500;

const withStarter = { withStarter: true };
const growing = ['/news/', '/events/'];

/** How many files the site map for search engines comes in: one until there are more posts or events than it names. */
export async function countSitemapParts(renderContext: RenderContext): Promise<number> {
  const [posts, events] = await Promise.all([
    countPosts(renderContext, withStarter),
    countEvents(renderContext, withStarter),
  ]);
  return Math.max(1, Math.ceil(Math.max(posts, events) / namedInOnePart));
}

/** The paths a file of it names, without language; the first names every page that is neither post nor event. */
export async function listSitemapPaths(renderContext: RenderContext, part: number): Promise<string[]> {
  const window = { from: (part - 1) * namedInOnePart, to: part * namedInOnePart };
  const [standing, posts, events] = await Promise.all([
    part === 1 ? listStanding(renderContext) : [],
    listPostAddresses(renderContext, window),
    listEventAddresses(renderContext, window),
  ]);
  return [...standing, ...posts, ...events].filter(path => path !== null);
}

async function listStanding(renderContext: RenderContext): Promise<string[]> {
  const listed = (await readSiteMap(renderContext, [], 1)).filter(({ unlisted }) => !unlisted);
  return listed
    .flatMap(({ path, pages }) => [path, ...pages.map(page => page.path)])
    .filter(path => !growing.some(folder => path.startsWith(folder)));
}
