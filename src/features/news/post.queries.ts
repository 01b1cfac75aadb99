import { type MediaPicture, pictureOf, type StoredPicture } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { readingMinutes, starterReadingMinutes } from '#core/reading-time.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import type { Reading } from '#platform/reading.ts';
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

/** What the card of a post shows. */
export type PostCard = {
  /** The stored post; null for a card that stands although none is stored. */
  id: number | null;
  /** The address without language; null where the card cannot be opened. */
  href: string | null;
  /** Openings are counted under it. */
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
  /** When it was last changed, an ISO instant. */
  updatedAt: string | null;
};

/** What the page of a post shows beyond its card. */
export type PostPage = PostCard & {
  slug: string;
  par1: Words;
  par2: Words;
  occasion: Words;
  poster: Words;
  /** Whether the post has words of its own in the page's language. */
  translated: boolean;
};

/** The posts list as visitors see it: starter card first, newest first, coming-soon card last. */
export async function listPosts(reading: Reading): Promise<PostCard[]> {
  const { locale } = reading;
  const stored = await listPublic<StoredPost>(reading, { collection: 'posts', sort: '-postDate' });
  return arrangePosts(
    stored.map(post => postCardOf(post, locale)),
    { starter: standingStarter(locale), comingSoon: standingComingSoon(locale) },
  );
}

/** The post at an address, where it moved to, or null. */
export async function findPost(
  reading: Reading,
  slug: string,
): Promise<PostPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredPost>(reading, 'posts', slug);
  if (!found || 'movedTo' in found) return found;
  return found.type === 'ad' ? null : postPageOf(found, reading.locale);
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
