/** How payments ended in the last quarter of an hour, each gift once. */
export type Verdicts = { failed: number; paid: number };

/** How far back verdicts count, in ms. */
export const verdictWindowMs = 15 * 60_000;

/**
 * Whether somebody seems to try out stolen cards: many payments fail, and far more than go through. Of honest card
 * payments one in five fails or fewer.
 */
export const looksLikeCardTesting = ({ failed, paid }: Verdicts, mostFailed: number): boolean =>
  failed >= mostFailed && failed > 2 * paid;
