import { type AtomEntry, type AtomFrame, atomFeed, toNoon } from '#core/atom-feed.ts';
import type { Locale } from '#core/locale.ts';
import type { PostCard, PostPage } from './post-card.ts';

type Place = {
  origin: string;
  /** Path of the post on the site at `origin`. */
  path: string;
  locale: Locale;
};

/** Structured data of a post: https://schema.org/NewsArticle. */
export function articleData(post: PostPage, { origin, path, locale }: Place): object {
  const { picture } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.heading.text,
    inLanguage: post.heading.lang ?? locale,
    ...(post.description.text ? { description: post.description.text } : {}),
    ...(post.postDate ? { datePublished: post.postDate } : {}),
    ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
    // Only the share image: consent for our page does not cover search results.
    ...(picture?.share ? { image: new URL(picture.share.src, origin).href } : {}),
    mainEntityOfPage: new URL(path, origin).href,
    author: { '@id': `${origin}/#organisation` },
    publisher: { '@id': `${origin}/#organisation` },
  };
}

/** The dated posts as an Atom feed, newest first. */
export function newsFeed(posts: readonly PostCard[], frame: AtomFrame): string {
  return atomFeed(posts.flatMap(toFeedEntries), frame);
}

function toFeedEntries({
  id,
  type,
  href,
  postDate,
  updatedAt,
  heading,
  description,
  picture,
}: PostCard): AtomEntry[] {
  if (type !== 'normal' || id === null || !href || !postDate) return [];
  return [
    {
      id: `posts/${id}`,
      href,
      title: heading,
      summary: description,
      picture,
      published: postDate,
      updated: updatedAt ?? toNoon(postDate),
    },
  ];
}
