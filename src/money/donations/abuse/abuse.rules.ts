/** How payments ended in the last quarter of an hour, each donation once. */
export type Verdicts = { failed: number; paid: number };

/** How far back verdicts count, in ms. */
export const verdictWindowMs = 15 * 60_000;

/**
 * Whether somebody seems to try out stolen cards: many payments fail, and far more than go through. Of honest card
 * payments one in five fails or fewer.
 */
export const looksLikeCardTesting = ({ failed, paid }: Verdicts, mostFailed: number): boolean =>
  failed >= mostFailed && failed > 2 * paid;

/** More donations than this having to prove work or being refused within an hour are no coincidence. */
const MANY_SLOWED = 50;

/** cards: somebody seems to try out stolen cards. flood: very many donations are slowed or refused. */
export type Attack = 'cards' | 'flood';

/** The current attack; null if there is none. `slowed` counts the last hour. */
export function findAttack(verdicts: Verdicts, slowed: number, mostFailed: number): Attack | null {
  if (looksLikeCardTesting(verdicts, mostFailed)) return 'cards';
  return slowed >= MANY_SLOWED ? 'flood' : null;
}
