/** More than clocks are ever corrected by without a jump, in ms. */
const jumpMs = 2_000;
const checkEveryMs = 1_000;

export type ClockWatch = {
  /** Milliseconds of the wall clock, which may be set, and of a monotonic one. */
  readonly wall: () => number;
  readonly steady: () => number;
};

const systemClocks: ClockWatch = { wall: Date.now, steady: () => performance.now() };

/**
 * Calls `onJump` with how far the clock was set forward (negative: back), within a second. What was made under a wrong
 * clock must be made again: a page cached when it seemed to be tomorrow would stay that way.
 * @returns a function that stops watching.
 */
export function watchClock(
  onJump: (byMs: number) => void,
  { wall, steady }: ClockWatch = systemClocks,
): () => void {
  let ahead = wall() - steady();
  const timer = setInterval(() => {
    const now = wall() - steady();
    const by = now - ahead;
    // Slow corrections do not add up: each check starts from the one before.
    ahead = now;
    if (Math.abs(by) >= jumpMs) onJump(Math.round(by));
  }, checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
