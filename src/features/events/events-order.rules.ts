import { newestFirst } from '#core/order.ts';

export type ListedEvent = { type: 'intro' | 'ad' | 'normal'; date: string | null };

/**
 * Orders the events list: a starter card (`intro`) first, then newest first. If none is stored, `starter` is used, so
 * that the list is never empty.
 */
export function arrangeEvents<Item extends ListedEvent>(events: readonly Item[], starter: Item): Item[] {
  const starters = events.filter(event => event.type === 'intro');
  const others = events.filter(event => event.type !== 'intro');
  return [...(starters.length > 0 ? starters : [starter]), ...newestFirst(others, event => event.date)];
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
