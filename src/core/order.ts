import { parsePostDate } from './dates.ts';

/**
 * The items by day, newest first. Items with a missing or malformed date come after the dated ones, in their order
 * (open point 31). Items of one day keep their order too.
 */
export function newestFirst<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | null | undefined,
): Item[] {
  const placed = items.map(item => ({ item, day: parsePostDate(dateOf(item)) ?? '' }));
  placed.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  return placed.map(({ item }) => item);
}

/**
 * The `count` items that follow the one at `place`, wrapping around at the end; never that item itself, and none twice.
 */
export function nextOnes<Item>(items: readonly Item[], place: number, count: number): Item[] {
  return [...items.slice(place + 1), ...items.slice(0, Math.max(0, place))].slice(0, count);
}
