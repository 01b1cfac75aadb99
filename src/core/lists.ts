import { parsePostDate } from './dates.ts';

/**
 * The items by day, newest first. Items with a missing or malformed date come after the dated ones, in their order.
 * Items of one day keep their order too.
 */
export function newestFirst<Item>(
  items: readonly Item[],
  getDate: (item: Item) => string | null | undefined,
): Item[] {
  const placed = items.map(item => ({ item, day: parsePostDate(getDate(item)) ?? '' }));
  placed.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  return placed.map(({ item }) => item);
}

/**
 * The `count` items that follow the one at `place`, wrapping around at the end; never that item itself, and none twice.
 */
export function nextItems<Item>(items: readonly Item[], place: number, count: number): Item[] {
  return [...items.slice(place + 1), ...items.slice(0, Math.max(0, place))].slice(0, count);
}

/** One page of a list, counted from 1. */
export type Page<Item> = { items: readonly Item[]; number: number; pages: number; failed?: boolean };

/** The result for a page that could not be read. */
export const failedPage = { items: [], number: 1, pages: 1, failed: true } as const;

/** The bounds of the requested page in a list of `length` items; an invalid number means the first page. */
export function pageBounds(length: number, size: number, wanted: string | null) {
  const pages = Math.max(1, Math.ceil(length / size));
  const requested = /^[1-9]\d{0,5}$/.test(wanted ?? '') ? Number(wanted) : 1;
  const number = requested <= pages ? requested : 1;
  return { number, pages, from: (number - 1) * size, to: Math.min(length, number * size) };
}

/** The items of the requested page; an invalid number means the first page. */
export function takePage<Item>(items: readonly Item[], size: number, wanted: string | null): Page<Item> {
  const { number, pages, from, to } = pageBounds(items.length, size, wanted);
  return { items: items.slice(from, to), number, pages };
}

/** The queries of the pages after the first, in canonical form. */
export function pageQueries(pages: number): string[] {
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `page=${index + 2}`);
}
