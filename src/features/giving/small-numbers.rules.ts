/** Fewer givers than this could be recognised by what they gave. */
export const fewestShown = 5;

/** Whether a total of so many givers may be shown to visitors. */
export function mayShow(givers: number): boolean {
  return givers >= fewestShown;
}

/**
 * Which of several totals that add up to a public sum may be shown. Where the hidden ones together have too few givers,
 * their sum could be worked out from the rest, so the next smallest is hidden as well.
 */
export function shownTogether<Total extends { givers: number }>(totals: readonly Total[]): Total[] {
  const sorted = totals.toSorted((one, other) => one.givers - other.givers);
  const hidden = new Set<Total>();
  let givers = 0;
  for (const total of sorted) {
    if (mayShow(total.givers) && (givers === 0 || mayShow(givers))) break;
    hidden.add(total);
    givers += total.givers;
  }
  return totals.filter(total => !hidden.has(total));
}
