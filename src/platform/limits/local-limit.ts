/** How many callers one window knows; beyond it new ones are refused, so that a flood cannot fill the memory. */
const mostCallers = 20_000;

export type LocalLimit = {
  /** Whether this call of `caller` is within the limit. */
  allows(caller: string): boolean;
};

/**
 * Allows `limit` calls of one caller in each window of `windowMs` milliseconds, in this process alone and without a word
 * to the database: for what may be lost, but must never be slow. Callers are in memory until the window ends.
 */
export function createLocalLimit({ limit, windowMs }: { limit: number; windowMs: number }): LocalLimit {
  const calls = new Map<string, number>();
  let endsAt = 0;
  return {
    allows(caller) {
      const now = performance.now();
      if (now >= endsAt) {
        calls.clear();
        endsAt = now + windowMs;
      }
      const n = (calls.get(caller) ?? 0) + 1;
      if (n > limit || (n === 1 && calls.size >= mostCallers)) return false;
      calls.set(caller, n);
      return true;
    },
  };
}
