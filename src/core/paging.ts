/** One page of a list, counted from 1. */
export type Page<Item> = { items: readonly Item[]; number: number; pages: number };

/** The part of a list that stands on a page; a number that names no page gives the first. */
export function pageOf<Item>(items: readonly Item[], size: number, wanted: string | null): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const asked = /^[1-9]\d{0,5}$/.test(wanted ?? '') ? Number(wanted) : 1;
  const number = asked <= pages ? asked : 1;
  return { items: items.slice((number - 1) * size, number * size), number, pages };
}

/** The queries of the pages after the first, as canonical addresses have them. */
export function pageQueries(pages: number): string[] {
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `page=${index + 2}`);
}
