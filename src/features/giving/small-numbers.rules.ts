/** Fewer givers than this could be recognised by what they gave. */
export const fewestShown = 5;

/** Whether a total of so many givers may be shown to visitors. */
export function mayShow(givers: number): boolean {
  return givers >= fewestShown;
}

/**
 * Which of several totals that add up to a public sum may be shown. What the hidden ones have together could be worked out
 * from the rest, so the next smallest is hidden as well until one of them alone has enough givers: several small ones may
 * all be of the same person.
 */
export function shownTogether<Total extends { givers: number }>(totals: readonly Total[]): Total[] {
  const sorted = totals.toSorted((one, other) => one.givers - other.givers);
  const hidden = new Set<Total>();
  let most = 0;
  for (const total of sorted) {
    if (mayShow(total.givers) && (most === 0 || mayShow(most))) break;
    hidden.add(total);
    most = total.givers;
  }
  return totals.filter(total => !hidden.has(total));
}

/**
 * How many givers stand behind what a total tells: where parts of it are shown by themselves, those of its largest other
 * part, because the rest can be worked out.
 */
export function giversBehind(givers: number, parts: readonly { givers: number; isShown: boolean }[]): number {
  const rest = parts.filter(part => !part.isShown && part.givers > 0);
  if (rest.length === 0 || rest.length === parts.length) return givers;
  return Math.max(...rest.map(part => part.givers));
}
