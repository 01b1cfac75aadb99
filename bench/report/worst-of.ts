import type { Goal } from './goals.ts';

/** A promise that holds for each of many, as one goal: the figure of whichever is furthest from it, named. */
export function worstOf<Row extends { route: string }>(
  rows: readonly Row[],
  {
    figure,
    what,
    ...promised
  }: Pick<Goal, 'what' | 'unit' | 'most' | 'least'> & { figure: (row: Row) => number },
): Goal {
  const from = promised.least === undefined ? 1 : -1;
  const [worst] = rows.toSorted((one, other) => from * (figure(other) - figure(one)));
  return {
    what: worst ? `${what}, worst of ${rows.length}: \`${worst.route}\`` : what,
    figure: worst ? figure(worst) : Number.NaN,
    ...promised,
  };
}
