import { newestFirst } from '#core/lists.ts';

export type ListedEvent = { type: 'intro' | 'ad' | 'normal'; date: string | null };

/**
 * A starter card (`intro`) first, then newest first: the order of the old site's data, which its clients expect. If no
 * starter card is stored, `starter` is used, so that the list is never empty.
 */
export function starterFirst<Item extends ListedEvent>(events: readonly Item[], starter: Item): Item[] {
  const starters = events.filter(event => event.type === 'intro');
  const others = events.filter(event => event.type !== 'intro');
  return [...(starters.length > 0 ? starters : [starter]), ...newestFirst(others, event => event.date)];
}

/**
 * The events list of the site: as `starterFirst`, with coming-soon cards (`ad`) without a day right after the starter
 * card. They announce what is newer than any event with a day, and nobody would see them at the end.
 */
export function arrangeEvents<Item extends ListedEvent>(events: readonly Item[], starter: Item): Item[] {
  const rank = ({ type, date }: Item) => (type === 'intro' ? 0 : type === 'ad' && !date ? 1 : 2);
  return starterFirst(events, starter).sort((one, other) => rank(one) - rank(other));
}

/** How many other events are shown below an open one. */
export const othersShown = 3;

/** Other events below an open one: the next three of the list, without it and the starter card. */
export function otherEvents<Item extends { type: string; href: string | null }>(
  events: readonly Item[],
  open: string | null,
): Item[] {
  return events.filter(({ type, href }) => type !== 'intro' && href !== open).slice(0, othersShown);
}
