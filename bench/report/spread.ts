/** The smallest of `numbers` that at least `share` of them do not exceed (nearest rank); NaN where there are none. */
export function percentile(numbers: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle one; of an even number of them the lower of the two. */
export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** How long things took, as reports tell it: rounded to hundredths. */
export function spread(numbers: readonly number[] | Float64Array) {
  const at = (share: number) => Math.round(percentile(numbers, share) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export type Spread = ReturnType<typeof spread>;
