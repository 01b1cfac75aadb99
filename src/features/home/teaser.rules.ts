/** How many posts the stories teaser shows: on phones (to 640 px), from 768 to 1023 px, and at every other width. */
export const teaserCounts = { phone: 3, tablet: 4, otherwise: 5 } as const;

const firstIndex = 2;
/** How far into the list of posts the teaser reaches. */
export const teaserReach = firstIndex + teaserCounts.otherwise;

/** Which widths a place of the teaser is shown at; the style sheet hides it at the others. */
export type TeaserWidths = 'all' | 'not-phone' | 'otherwise';

/**
 * The posts of the teaser out of the whole posts list, starter card included: from index 2 on, as many as the
 * widest screen shows. The coming-soon card (`ad`) is never among them (open point 12).
 */
export function teaserPosts<Post extends { type: string }>(posts: readonly Post[]): Post[] {
  const candidates = posts.filter(post => post.type !== 'ad');
  return candidates.slice(firstIndex, firstIndex + teaserCounts.otherwise);
}

/** How many posts are shown at a width in CSS pixels; 641 to 767 px counts as "otherwise" (open point 3). */
export function teaserCountAt(width: number): number {
  if (width <= 640) return teaserCounts.phone;
  return width >= 768 && width <= 1023 ? teaserCounts.tablet : teaserCounts.otherwise;
}

/** At which widths the post at a place (0, 1, …) of the teaser is shown. */
export function teaserWidths(place: number): TeaserWidths {
  if (place < teaserCounts.phone) return 'all';
  return place < teaserCounts.tablet ? 'not-phone' : 'otherwise';
}
