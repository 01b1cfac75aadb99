import { newestFirst } from '#core/newest-first.ts';

/** What the order of the posts list looks at. */
export type ListedPost = { type: 'intro' | 'ad' | 'normal'; postDate: string | null };

/** The cards that stand in the list although no post of their kind is stored. */
export type StandingCards<Item> = { starter: Item; comingSoon: Item };

/**
 * The posts list: a starter card (`intro`) first, then the posts newest first, and a coming-soon card (`ad`) last.
 * Where staff have stored none of a kind, the standing card takes its place.
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

/** How many others stand below an open one. */
export const othersShown = 3;

/** What stands below an open post: the next three that can be opened, without the open one. */
export function otherPosts<Item extends { href: string | null }>(
  posts: readonly Item[],
  open: string | null,
): Item[] {
  return posts.filter(({ href }) => href !== null && href !== open).slice(0, othersShown);
}
