/** A total of fewer donors could reveal what one of them gave. */
export const fewestShown = 5;

/** Whether a total of so many donors may be shown to visitors. */
export function mayShow(donors: number): boolean {
  return donors >= fewestShown;
}

/**
 * Which of several totals that add up to a public sum may be shown. The sum of the hidden ones can be computed
 * from the rest, so the next smallest is hidden too, until one of them alone has enough donors: several small ones may
 * all come from one person. A total that is shown elsewhere is not hidden for this.
 */
export function shownTogether<Total extends { donors: number; isShownElsewhere?: boolean }>(
  totals: readonly Total[],
): Total[] {
  const sorted = totals.toSorted((one, other) => one.donors - other.donors);
  const hidden = new Set<Total>();
  let most = 0;
  for (const total of sorted) {
    if (mayShow(total.donors) && (most === 0 || mayShow(most))) break;
    if (mayShow(total.donors) && total.isShownElsewhere) continue;
    hidden.add(total);
    most = total.donors;
  }
  return totals.filter(total => !hidden.has(total));
}

/**
 * The same for totals over all years. Published years add up to them too, so while only a few people gave in the years that
 * are not published (`unpublished`), their sum could be computed from the rest: then a total is hidden as well, the one of
 * the fewest donors.
 */
export function shownBesideYears<Total extends { donors: number; isShownElsewhere?: boolean }>(
  totals: readonly Total[],
  unpublished: number,
): Total[] {
  const shown = shownTogether(totals);
  if (unpublished === 0 || mayShow(unpublished) || shown.length < totals.length) return shown;
  const [second] = shown
    .filter(({ isShownElsewhere }) => !isShownElsewhere)
    .toSorted((one, other) => one.donors - other.donors);
  return shown.filter(total => total !== second);
}
