/** How long a layer takes to catch up with the scroll position, in milliseconds (HOME-20). */
export const scrubMilliseconds = 1000;

/**
 * How far a layer has moved, in CSS pixels, at a scroll position: `speed` pixels for every pixel scrolled, never
 * further than at the maximum scroll position, even where a browser lets the page be pulled beyond its end.
 */
export function scrollShift(speed: number, scroll: number, maximum: number): number {
  return speed * Math.min(Math.max(scroll, 0), Math.max(maximum, 0));
}

/** Where a layer is between two places, `elapsed` milliseconds after the scroll moved: quick first, then settling. */
export function scrubbed(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(Math.max(elapsed / scrubMilliseconds, 0), 1);
  return to + (from - to) * left ** 3;
}
