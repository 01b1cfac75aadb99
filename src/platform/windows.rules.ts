/** A stretch of a list: `from` counted from 0, `to` left out. */
export type Part = { readonly from: number; readonly to: number };

/**
 * How a stretch is read from something that hands out whole pages of one size only: the pages to read, and how many
 * rows of the first lie before the stretch. Two pages at most, each as long as the stretch.
 */
export function partsOf({ from, to }: Part): { pages: { page: number; limit: number }[]; skip: number } {
  const limit = to - from;
  if (limit <= 0) return { pages: [], skip: 0 };
  const first = Math.floor(from / limit) + 1;
  const skip = from % limit;
  const pages = skip === 0 ? [first] : [first, first + 1];
  return { pages: pages.map(page => ({ page, limit })), skip };
}

/**
 * Which stretch of each of several lists, laid end to end, falls into a stretch of the whole; in their order, empty
 * ones (`from` = `to`) included.
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
