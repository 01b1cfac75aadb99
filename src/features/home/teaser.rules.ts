/** Number of posts in the teaser: on phones (to 640 px), from 768 to 1023 px, and otherwise. */
export const teaserCounts = { phone: 3, tablet: 4, otherwise: 5 } as const;

const firstIndex = 2;
/** How many posts the teaser needs to read. */
export const teaserReach = firstIndex + teaserCounts.otherwise;

/** The widths at which a post of the teaser is shown; CSS hides it at others. */
export type TeaserWidths = 'all' | 'not-phone' | 'otherwise';

/**
 * The posts of the teaser from the whole list, starter card included: from index 2, as many as the widest screen shows,
 * without coming-soon cards (`ad`, open point 12).
 */
export function teaserPosts<Post extends { type: string }>(posts: readonly Post[]): Post[] {
  const candidates = posts.filter(post => post.type !== 'ad');
  return candidates.slice(firstIndex, firstIndex + teaserCounts.otherwise);
}

/** The widths at which the post at an index (0, 1, …) of the teaser is shown. */
export function teaserWidths(place: number): TeaserWidths {
  if (place < teaserCounts.phone) return 'all';
  return place < teaserCounts.tablet ? 'not-phone' : 'otherwise';
}
