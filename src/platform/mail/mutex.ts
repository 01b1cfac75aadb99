/** Lets the next one in; called once, more often does no harm. */
export type Leave = () => void;

/**
 * A place for one at a time, in the order they came. Whoever stays longer than `longestMs` no longer keeps the others
 * out.
 */
export function openMutex(longestMs: number): { enter(): Promise<Leave> } {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const mine = Promise.withResolvers<void>();
      last = mine.promise;
      await before;
      const late = setTimeout(mine.resolve, longestMs);
      return () => {
        clearTimeout(late);
        mine.resolve();
      };
    },
  };
}
