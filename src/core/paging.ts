/** One page of a list, counted from 1. */
export type Page<Item> = { items: readonly Item[]; number: number; pages: number };

/** Which page of a list of `length` items is meant, and where it begins and ends; a number that names no page means the first. */
export function pageBounds(length: number, size: number, wanted: string | null) {
  const pages = Math.max(1, Math.ceil(length / size));
  const requested = /^[1-9]\d{0,5}$/.test(wanted ?? '') ? Number(wanted) : 1;
  const number = requested <= pages ? requested : 1;
  return { number, pages, from: (number - 1) * size, to: Math.min(length, number * size) };
}

/** The part of a list that stands on a page; a number that names no page gives the first. */
export function pageOf<Item>(items: readonly Item[], size: number, wanted: string | null): Page<Item> {
  const { number, pages, from, to } = pageBounds(items.length, size, wanted);
  return { items: items.slice(from, to), number, pages };
}

/** The queries of the pages after the first, as canonical addresses have them. */
export function pageQueries(pages: number): string[] {
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `page=${index + 2}`);
}
