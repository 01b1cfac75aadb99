/** How long a layer takes to catch up with the scroll position, in ms (HOME-20). */
export const scrubMilliseconds = 1000;

/**
 * The shift of a layer in CSS pixels at a scroll position: `speed` pixels per pixel scrolled, clamped to the maximum
 * scroll position, because some browsers overscroll.
 */
export function scrollShift(speed: number, scroll: number, maximum: number): number {
  return speed * Math.min(Math.max(scroll, 0), Math.max(maximum, 0));
}

/** The position of a layer `elapsed` ms after a scroll, with ease-out. */
export function scrubbed(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(Math.max(elapsed / scrubMilliseconds, 0), 1);
  return to + (from - to) * left ** 3;
}
