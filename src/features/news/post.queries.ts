import type { Where } from 'payload';
import { type MediaPicture, pictureOf, type StoredPicture } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { type Page, pageBounds } from '#core/paging.ts';
import { readingMinutes, starterReadingMinutes } from '#core/reading-time.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import { countPublic, findByAddress, listPublic, windowPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { acrossLists, type Part } from '#platform/windows.rules.ts';
import { arrangePosts } from './posts-order.rules.ts';
import { standingComingSoon, standingStarter } from './standing-posts.ts';

type StoredPost = {
  id: number;
  slug?: string | null;
  clickKey?: string | null;
  type: 'intro' | 'ad' | 'normal';
  heading?: Localized;
  preIntro?: Localized;
  postDate?: string | null;
  img?: StoredPicture | number | null;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized; occ?: Localized; poster?: Localized };
  prev?: Localized;
  readTime?: number | null;
  updatedAt?: string;
};

/** A post as shown on a card. */
export type PostCard = {
  /** The id; null for a default card, which is not stored. */
  id: number | null;
  /** The address without language; null if the card has no page. */
  href: string | null;
  /** The key of its click count. */
  key: string;
  type: 'intro' | 'ad' | 'normal';
  heading: Words;
  preIntro: Words;
  /** The day of the post, YYYY-MM-DD. */
  postDate: string | null;
  minutes: number | null;
  picture: MediaPicture | null;
  /** The line of a coming-soon card. */
  line: Words;
  description: Words;
  /** The last change, as an ISO instant. */
  updatedAt: string | null;
};

/** What the page of a post shows beyond its card. */
export type PostPage = PostCard & {
  slug: string;
  par1: Words;
  par2: Words;
  occasion: Words;
  poster: Words;
  /** Whether the post has text in the page's language. */
  translated: boolean;
};

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
    stored.map(post => postCardOf(post, locale)),
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
  const narrow = { collection, sort: byDay, depth: 0, select: { postDate: true } } as const;
  const read = (where: Where, to: number) =>
    windowPublic<StoredPost>(renderContext, { ...narrow, where }, { from: 0, to });
  const newest = await read(dated, count);
  const rest = await read(undated, count - newest.length);
  return [...newest, ...rest].map(({ id, postDate }) => ({ id, day: parsePostDate(postDate) }));
}

/** The posts with these ids, in no particular order. */
export async function listPostsOf(renderContext: RenderContext, ids: readonly number[]): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const stored = await listPublic<StoredPost>(renderContext, { collection, where: { id: { in: [...ids] } } });
  return stored.map(post => postCardOf(post, renderContext.locale));
}

/** A range of post addresses, last created first, without reading pictures. */
export async function listPostAddresses(
  renderContext: RenderContext,
  part: Part,
): Promise<(string | null)[]> {
  const query = { collection, where: opened, sort: '-id', depth: 0 } as const;
  const stored = await windowPublic<StoredPost>(renderContext, query, part);
  return stored.map(post => postCardOf(post, renderContext.locale).href);
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
  return stored.map(post => postCardOf(post, renderContext.locale));
}

/** The starter and coming-soon cards; few, however many posts there are. */
async function readEnds(
  renderContext: RenderContext,
): Promise<{ starters: PostCard[]; endings: PostCard[] }> {
  const { locale } = renderContext;
  const where = { type: { in: ['intro', 'ad'] } };
  const stored = await listPublic<StoredPost>(renderContext, { collection, where, sort: byDay });
  const cards = arrangePosts(
    stored.map(post => postCardOf(post, locale)),
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
  return found.type === 'ad' ? null : postPageOf(found, renderContext.locale);
}

function postCardOf(stored: StoredPost, locale: Locale): PostCard {
  const words = (value: Localized) => pickWords(value, locale);
  const counted = readingMinutes([words(stored.disc?.par1).text, words(stored.disc?.par2).text]);
  return {
    id: stored.id,
    href: stored.type === 'ad' || !stored.slug ? null : `/news/${stored.slug}`,
    key: stored.clickKey ?? '',
    type: stored.type,
    heading: words(stored.heading),
    preIntro: words(stored.preIntro),
    postDate: parsePostDate(stored.postDate),
    minutes: stored.readTime ?? (stored.type === 'intro' ? starterReadingMinutes : counted),
    picture: pictureOf(stored.img, locale),
    line: words(stored.prev),
    description: words(stored.description),
    updatedAt: stored.updatedAt ?? null,
  };
}

function postPageOf(stored: StoredPost, locale: Locale): PostPage {
  const words = (value: Localized) => pickWords(value, locale);
  return {
    ...postCardOf(stored, locale),
    slug: stored.slug ?? '',
    par1: words(stored.disc?.par1),
    par2: words(stored.disc?.par2),
    occasion: words(stored.disc?.occ),
    poster: words(stored.disc?.poster),
    translated: hasTranslation(stored.heading, locale),
  };
}
