import { newestFirst } from '#core/lists.ts';

export type ListedPost = { type: 'intro' | 'ad' | 'normal'; postDate: string | null };

/** The default cards, used where none of their kind is stored. */
export type StandingCards<Item> = { starter: Item; comingSoon: Item };

/**
 * Orders the posts list: a starter card (`intro`) first, posts newest first, a coming-soon card (`ad`) last. Default
 * cards replace missing ones.
 */
export function arrangePosts<Item extends ListedPost>(
  posts: readonly Item[],
  { starter, comingSoon }: StandingCards<Item>,
): Item[] {
  const ofType = (type: ListedPost['type'], standing: Item) => {
    const stored = posts.filter(post => post.type === type);
    return stored.length > 0 ? stored : [standing];
  };
  const normal = posts.filter(post => post.type === 'normal');
  return [
    ...ofType('intro', starter),
    ...newestFirst(normal, post => post.postDate),
    ...ofType('ad', comingSoon),
  ];
}

/** How many other posts are shown below an open one. */
export const othersShown = 3;

/** Other posts below an open one: the next three with a page, without it. */
export function otherPosts<Item extends { href: string | null }>(
  posts: readonly Item[],
  open: string | null,
): Item[] {
  return posts.filter(({ href }) => href !== null && href !== open).slice(0, othersShown);
}
