import { countEvents, listEventAddresses } from '#features/events/event.queries.ts';
import { countPosts, listPostAddresses } from '#features/news/post.queries.ts';
import type { Reading } from '#platform/reading.ts';
import { readSiteMap } from './read-site-map.ts';

/** How many posts, and how many events, one file of the site map for search engines names at most. */
export const namedInOnePart = 500;

const withStarter = { withStarter: true };
const growing = ['/news/', '/events/'];

/** How many files the site map for search engines comes in: one until there are more posts or events than it names. */
export async function countSitemapParts(reading: Reading): Promise<number> {
  const [posts, events] = await Promise.all([
    countPosts(reading, withStarter),
    countEvents(reading, withStarter),
  ]);
  return Math.max(1, Math.ceil(Math.max(posts, events) / namedInOnePart));
}

/** The paths a file of it names, without language; the first names every page that is neither post nor event. */
export async function listSitemapPaths(reading: Reading, part: number): Promise<string[]> {
  const window = { from: (part - 1) * namedInOnePart, to: part * namedInOnePart };
  const [standing, posts, events] = await Promise.all([
    part === 1 ? listStanding(reading) : [],
    listPostAddresses(reading, window),
    listEventAddresses(reading, window),
  ]);
  return [...standing, ...posts, ...events].filter(path => path !== null);
}

async function listStanding(reading: Reading): Promise<string[]> {
  const listed = (await readSiteMap(reading, [], 1)).filter(({ unlisted }) => !unlisted);
  return listed
    .flatMap(({ path, pages }) => [path, ...pages.map(page => page.path)])
    .filter(path => !growing.some(folder => path.startsWith(folder)));
}
