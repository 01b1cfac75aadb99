import { type AtomEntry, type AtomFrame, atomFeed, noonOf } from '#core/atom-feed.ts';
import type { PostCard } from './post-card.ts';

/** The dated posts as an Atom feed, newest first. */
export function newsFeed(posts: readonly PostCard[], frame: AtomFrame): string {
  return atomFeed(posts.flatMap(entryOf), frame);
}

function entryOf({
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
      updated: updatedAt ?? noonOf(postDate),
    },
  ];
}
