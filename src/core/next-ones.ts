/**
 * The `count` items that follow the one at `place`, wrapping around at the end; never that item itself, and none twice.
 */
export function nextOnes<Item>(items: readonly Item[], place: number, count: number): Item[] {
  return [...items.slice(place + 1), ...items.slice(0, Math.max(0, place))].slice(0, count);
}
