/** Shares of the hero in view: the video starts once 40 % is there and pauses below 30 % (open point 1). */
export const heroTriggers = { start: 0.4, pause: 0.3 } as const;

/** What is known about the hero video at one moment; `inView` is the share of the hero in view, 0 to 1. */
export type HeroVideo = { inView: number; isPlaying: boolean; stoppedByVisitor: boolean };

/** What is to be done with the hero video, if anything. A pause chosen by the visitor is kept. */
export function heroVideoAct({ inView, isPlaying, stoppedByVisitor }: HeroVideo): 'play' | 'pause' | null {
  if (isPlaying) return inView < heroTriggers.pause ? 'pause' : null;
  return inView >= heroTriggers.start && !stoppedByVisitor ? 'play' : null;
}
