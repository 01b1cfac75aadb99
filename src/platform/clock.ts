/** The source of "now"; whatever depends on the time takes one, so that tests control theirs. */
export type Clock = { now(): Date };

const systemClock: Clock = { now: () => new Date() };

/**
 * The clock of a process: the system's, or, for journeys that need a certain day, one that begins at `start` (an ISO
 * instant) and runs on at real speed. With `instant/later` it switches to the later instant on SIGUSR2, so that a
 * journey reaches midnight when it is ready. Production refuses a start (env.schema.ts).
 */
export function startClock(start?: string): Clock {
  if (start === undefined) return systemClock;
  const [instant = '', later] = start.split('/');
  let now = runFrom(instant);
  if (later !== undefined)
    process.once('SIGUSR2', () => {
      now = runFrom(later);
    });
  return { now: () => now() };
}

function runFrom(instant: string): () => Date {
  const shown = Date.parse(instant);
  if (Number.isNaN(shown)) throw new Error(`A clock starts from an ISO instant, not from "${instant}".`);
  const began = performance.now();
  return () => new Date(shown + performance.now() - began);
}

/** The smallest jump in ms: time synchronisation corrects less at once. */
const jumpMs = 2_000;
const checkEveryMs = 1_000;

type ClockWatch = {
  /** Milliseconds of the wall clock, which may be set, and of a monotonic one. */
  readonly wall: () => number;
  readonly steady: () => number;
};

const systemClocks: ClockWatch = { wall: Date.now, steady: () => performance.now() };

/**
 * Calls `onJump` within a second with how far the clock was set forward (negative: back), in ms. Work done under a
 * wrong clock must be redone: a page cached when it seemed to be tomorrow would stay.
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
