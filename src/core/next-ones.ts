/** The `count` items that follow the one at `place`, going round at the end; the one itself never, nothing twice. */
export function nextOnes<Item>(items: readonly Item[], place: number, count: number): Item[] {
  return [...items.slice(place + 1), ...items.slice(0, Math.max(0, place))].slice(0, count);
}
