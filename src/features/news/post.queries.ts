import type { Where } from 'payload';
import { readArticle } from '#cms/page-blocks/read-article.ts';
import { parsePostDate } from '#core/dates.ts';
import { type Page, pageBounds } from '#core/lists.ts';
import { countPublic, findByAddress, listPublic, windowPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { acrossLists, type Part } from '#platform/windows.rules.ts';
import {
  type PostCard,
  type PostPage,
  type StoredPost,
  standingComingSoon,
  standingStarter,
  toPostCard,
  toPostPage,
} from './post-card.ts';
import { arrangePosts } from './posts-order.rules.ts';

const collection = 'posts';
/** Newest first; within a day by creation, latest first. */
const byDay = ['-postDate', '-id'];
/** Coming-soon cards have no page. */
const opened: Where = { type: { not_equals: 'ad' } };
const dated: Where = { and: [{ type: { equals: 'normal' } }, { postDate: { exists: true } }] };
const undated: Where = { and: [{ type: { equals: 'normal' } }, { postDate: { exists: false } }] };

/**
 * All posts as visitors see them: starter card first, newest first, coming-soon card last. Reads every post; pages use
 * `pagePosts` or `listFirstPosts` to read only what they show.
 */
export async function listPosts(renderContext: RenderContext): Promise<PostCard[]> {
  const { locale } = renderContext;
  const stored = await listPublic<StoredPost>(renderContext, { collection, sort: byDay });
  return arrangePosts(
    stored.map(post => toPostCard(post, locale)),
    { starter: standingStarter(locale), comingSoon: standingComingSoon(locale) },
  );
}

/** One page of the same list. */
export async function pagePosts(
  renderContext: RenderContext,
  size: number,
  wanted: string | null,
): Promise<Page<PostCard>> {
  const [{ starters, endings }, withDay, without] = await Promise.all([
    readEnds(renderContext),
    countPublic(renderContext, { collection, where: dated }),
    countPublic(renderContext, { collection, where: undated }),
  ]);
  const lengths = [starters.length, withDay, without, endings.length];
  const { number, pages, from, to } = pageBounds(sum(lengths), size, wanted);
  const [first, second, third, last] = acrossLists(lengths, { from, to }) as [Part, Part, Part, Part];
  const [newest, dayless] = await Promise.all([
    readPart(renderContext, dated, second),
    readPart(renderContext, undated, third),
  ]);
  const items = [
    ...starters.slice(first.from, first.to),
    ...newest,
    ...dayless,
    ...endings.slice(last.from, last.to),
  ];
  return { items, number, pages };
}

/** The first `count` cards of the same list. */
export async function listFirstPosts(renderContext: RenderContext, count: number): Promise<PostCard[]> {
  const { starters, endings } = await readEnds(renderContext);
  return [...starters, ...(await listNewestPosts(renderContext, count)), ...endings].slice(0, count);
}

/** The newest `count` posts, without starter and coming-soon cards; undated ones come last. */
export async function listNewestPosts(renderContext: RenderContext, count: number): Promise<PostCard[]> {
  const newest = await readPart(renderContext, dated, { from: 0, to: count });
  const missing = count - newest.length;
  return missing === 0
    ? newest
    : [...newest, ...(await readPart(renderContext, undated, { from: 0, to: missing }))];
}

/** Ids and days of the newest `count` posts in the same order, for short lists. */
export async function listPostDays(
  renderContext: RenderContext,
  count: number,
): Promise<{ id: number; day: string | null }[]> {
  const daysOnly = { collection, sort: byDay, depth: 0, select: { postDate: true } } as const;
  const read = (where: Where, to: number) =>
    windowPublic<StoredPost>(renderContext, { ...daysOnly, where }, { from: 0, to });
  const newest = await read(dated, count);
  const rest = await read(undated, count - newest.length);
  return [...newest, ...rest].map(({ id, postDate }) => ({ id, day: parsePostDate(postDate) }));
}

/** The posts with these ids, in no particular order. */
export async function listPostsById(
  renderContext: RenderContext,
  ids: readonly number[],
): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const stored = await listPublic<StoredPost>(renderContext, { collection, where: { id: { in: [...ids] } } });
  return stored.map(post => toPostCard(post, renderContext.locale));
}

/** A range of post addresses, last created first, without reading pictures. */
export async function listPostAddresses(
  renderContext: RenderContext,
  part: Part,
): Promise<(string | null)[]> {
  const query = { collection, where: opened, sort: '-id', depth: 0 } as const;
  const stored = await windowPublic<StoredPost>(renderContext, query, part);
  return stored.map(post => toPostCard(post, renderContext.locale).href);
}

/** The number of posts with a page; `withStarter` includes the starter card. */
export function countPosts(renderContext: RenderContext, { withStarter = false } = {}): Promise<number> {
  return countPublic(renderContext, {
    collection,
    where: withStarter ? opened : { type: { equals: 'normal' } },
  });
}

async function readPart(renderContext: RenderContext, where: Where, part: Part): Promise<PostCard[]> {
  const stored = await windowPublic<StoredPost>(renderContext, { collection, where, sort: byDay }, part);
  return stored.map(post => toPostCard(post, renderContext.locale));
}

/** The starter and coming-soon cards; few, however many posts there are. */
async function readEnds(
  renderContext: RenderContext,
): Promise<{ starters: PostCard[]; endings: PostCard[] }> {
  const { locale } = renderContext;
  const where = { type: { in: ['intro', 'ad'] } };
  const stored = await listPublic<StoredPost>(renderContext, { collection, where, sort: byDay });
  const cards = arrangePosts(
    stored.map(post => toPostCard(post, locale)),
    { starter: standingStarter(locale), comingSoon: standingComingSoon(locale) },
  );
  return {
    starters: cards.filter(({ type }) => type === 'intro'),
    endings: cards.filter(({ type }) => type === 'ad'),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The post at an address, its new address if it moved, or null. */
export async function findPost(
  renderContext: RenderContext,
  slug: string,
): Promise<PostPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredPost>(renderContext, 'posts', slug);
  if (!found || 'movedTo' in found) return found;
  const body = await readArticle(renderContext, found.body);
  return found.type === 'ad' ? null : toPostPage(found, body, renderContext.locale);
}
