/** A window of a list: `from` counted from 0, `to` excluded. */
export type Part = { readonly from: number; readonly to: number };

/**
 * How to read a window from an API with pages of one size only: the pages to read, and how many rows of the first come
 * before the window. At most two pages, each as long as the window.
 */
export function planPages({ from, to }: Part): { pages: { page: number; limit: number }[]; skip: number } {
  const limit = to - from;
  if (limit <= 0) return { pages: [], skip: 0 };
  const first = Math.floor(from / limit) + 1;
  const skip = from % limit;
  const pages = skip === 0 ? [first] : [first, first + 1];
  return { pages: pages.map(page => ({ page, limit })), skip };
}

/**
 * The part of each of several concatenated lists that falls into a window of the whole; in order, including empty ones
 * (`from` = `to`).
 */
export function acrossLists(lengths: readonly number[], { from, to }: Part): Part[] {
  let before = 0;
  return lengths.map(length => {
    const within = (place: number) => Math.min(Math.max(place - before, 0), length);
    const part = { from: within(from), to: within(to) };
    before += length;
    return part;
  });
}
