/** Visible share of the hero: the video starts at 40 % and pauses below 30 %. */
export const heroTriggers = { start: 0.4, pause: 0.3 } as const;

/** State of the hero video; `inView` is the visible share of the hero, 0 to 1. */
type HeroVideo = { inView: number; isPlaying: boolean; stoppedByVisitor: boolean };

/** The next act for the hero video, if any. A pause by the visitor is respected. */
export function heroVideoAct({ inView, isPlaying, stoppedByVisitor }: HeroVideo): 'play' | 'pause' | null {
  if (isPlaying) return inView < heroTriggers.pause ? 'pause' : null;
  return inView >= heroTriggers.start && !stoppedByVisitor ? 'play' : null;
}
