/** Whether everything is tested in every combination (a slice of verify, and `--all`), or each thing at least once. */
export const fullRun = process.env.VERIFY === 'all';

/** Whether this is the verification of every change, which takes the journeys of ordinary-run.ts. */
export const ordinaryRun = process.env.VERIFY === 'ordinary';

/** How many generated cases a test tries: `small` in an ordinary run, `full` in a full one. */
export function fuzzRuns(small: number, full: number): number {
  return fullRun ? full : small;
}

/** The values that a test tries: all of them in a full run, otherwise the first `few`. */
export function sampled<Value>(all: readonly Value[], few = 1): readonly Value[] {
  return fullRun ? all : all.slice(0, few);
}

/** Marks a journey that only a full run includes: a drill, or a second proof of what another test proves each time. */
export const ONLY_IN_FULL = { tag: '@full' };

/** Marks a journey that asks for what only Chromium's own protocol has; no other browser is tried with it (tests/engines). */
export const ONLY_IN_CHROMIUM = { tag: '@chromium' };

type Choice<Lists extends readonly (readonly unknown[])[]> = { [At in keyof Lists]: Lists[At][number] };

/**
 * Combinations of one value from each list: all of them in a full run, otherwise as few as needed for every two values
 * from different lists to occur together.
 */
export function everyPair<const Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): Choice<Lists>[] {
  const all = lists.reduce<unknown[][]>(
    (chosen, list) => chosen.flatMap(before => list.map(value => [...before, value])),
    [[]],
  );
  if (fullRun) return all as Choice<Lists>[];
  const missing = new Set(all.flatMap(pairsIn));
  const picked: unknown[][] = [];
  while (missing.size > 0) {
    const gain = (combination: unknown[]) => pairsIn(combination).filter(pair => missing.has(pair)).length;
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of pairsIn(best)) missing.delete(pair);
    picked.push(best);
  }
  return picked as Choice<Lists>[];
}

const pairsIn = (values: unknown[]) =>
  values.flatMap((one, at) =>
    values.slice(at + 1).map((other, further) => JSON.stringify([at, one, at + 1 + further, other])),
  );
