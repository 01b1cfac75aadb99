import { newestFirst } from '#core/newest-first.ts';

/** What the order of the events list looks at. */
export type ListedEvent = { type: 'intro' | 'ad' | 'normal'; date: string | null };

/**
 * The events list: a starter card (`intro`) first, then everything else newest first by its day. Where none is
 * stored, `starter` takes the place, so that a list without events is never empty.
 */
export function arrangeEvents<Item extends ListedEvent>(events: readonly Item[], starter: Item): Item[] {
  const starters = events.filter(event => event.type === 'intro');
  const others = events.filter(event => event.type !== 'intro');
  return [...(starters.length > 0 ? starters : [starter]), ...newestFirst(others, event => event.date)];
}

/** How many others stand below an open one. */
export const othersShown = 3;

/** What stands below an open event: the next three of the list without the open one and without the starter card. */
export function otherEvents<Item extends { type: string; href: string | null }>(
  events: readonly Item[],
  open: string | null,
): Item[] {
  return events.filter(({ type, href }) => type !== 'intro' && href !== open).slice(0, othersShown);
}
