import type { CurrencyYear } from './year-figures.rules.ts';

/** A part of the cloth: what it is, its money, and its share of all the money there was, in whole stitches. */
export type ClothPart = {
  of: 'before' | 'in' | 'moved' | 'out' | 'movedOut' | 'after';
  units: bigint;
  stitches: number;
};
/** Where the money came from and where it went: both are the same sum, so both have the same number of stitches. */
type YearCloth = { sum: bigint; from: ClothPart[]; to: ClothPart[] };

/** Stitches of each half: one for each percent. */
export const STITCHES = 100;

/** The cloth of a year; null where there was no money, or a debt, which no cloth can show. */
export function weaveYear({ before, in: came, out, moved, after }: CurrencyYear): YearCloth | null {
  const zero = 0n;
  const from = [
    { of: 'before' as const, units: before },
    { of: 'in' as const, units: came },
    { of: 'moved' as const, units: moved > zero ? moved : zero },
  ];
  const to = [
    { of: 'out' as const, units: out },
    { of: 'movedOut' as const, units: moved < zero ? -moved : zero },
    { of: 'after' as const, units: after },
  ];
  const sum = from.reduce((all, { units }) => all + units, zero);
  if (sum <= zero || [...from, ...to].some(({ units }) => units < zero)) return null;
  return { sum, from: share(from, sum), to: share(to, sum) };
}

/** Whole stitches that add up: the largest remainders are rounded up, and what is there has at least one stitch. */
function share<Of extends { units: bigint }>(
  parts: readonly Of[],
  sum: bigint,
): (Of & { stitches: number })[] {
  const there = parts.filter(({ units }) => units > 0n);
  const exact = there.map(part => ({
    part,
    stitches: Math.max(1, Number((part.units * BigInt(STITCHES)) / sum)),
    rest: Number((part.units * BigInt(STITCHES) * 1000n) / sum) % 1000,
  }));
  const order = exact.toSorted((one, other) => other.rest - one.rest);
  let left = STITCHES - exact.reduce((all, { stitches }) => all + stitches, 0);
  for (const each of order) {
    if (left <= 0) break;
    each.stitches += 1;
    left -= 1;
  }
  // Parts that were widened to one stitch take it from the widest.
  const widest = exact.toSorted((one, other) => other.stitches - one.stitches)[0];
  if (widest && left < 0) widest.stitches += left;
  return exact.map(({ part, stitches }) => ({ ...part, stitches }));
}

/** The share of a part in percent, for words: `62 %`, or under one percent. */
export function toPercent(units: bigint, sum: bigint): number {
  return Number((units * 1000n) / sum) / 1000;
}
