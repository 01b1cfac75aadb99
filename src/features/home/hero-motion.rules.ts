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

/** Visible share of the hero: the video starts at 40 % and pauses below 30 %. */
export const heroTriggers = { start: 0.4, pause: 0.3 } as const;

/** State of the hero video; `inView` is the visible share of the hero, 0 to 1. */
type HeroVideo = { inView: number; isPlaying: boolean; stoppedByVisitor: boolean };

/** The next act for the hero video, if any. A pause by the visitor is respected. */
export function heroVideoAct({ inView, isPlaying, stoppedByVisitor }: HeroVideo): 'play' | 'pause' | null {
  if (isPlaying) return inView < heroTriggers.pause ? 'pause' : null;
  return inView >= heroTriggers.start && !stoppedByVisitor ? 'play' : null;
}
