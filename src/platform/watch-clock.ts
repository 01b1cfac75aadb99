/** More than a clock is ever corrected by without a jump, in ms. */
const jumpMs = 2_000;
const checkEveryMs = 1_000;

export type ClockWatch = {
  /** Milliseconds of a clock that may be set, and of one that only ever runs on. */
  readonly wall: () => number;
  readonly steady: () => number;
};

const systemClocks: ClockWatch = { wall: Date.now, steady: () => performance.now() };

/**
 * Calls `onJump` with how far the clock was set forward (negative: back), within a second of it. What was made under a
 * wrong clock then has to be made again: a page kept when it seemed to be tomorrow would say so for ever.
 * @returns ends the watch.
 */
export function watchClock(
  onJump: (byMs: number) => void,
  { wall, steady }: ClockWatch = systemClocks,
): () => void {
  let ahead = wall() - steady();
  const timer = setInterval(() => {
    const now = wall() - steady();
    const by = now - ahead;
    // Slow corrections add up to nothing: each look starts from the one before.
    ahead = now;
    if (Math.abs(by) >= jumpMs) onJump(Math.round(by));
  }, checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
