/** Leaves the narrow place again; called once, more often does no harm. */
export type Leave = () => void;

/** A place only one may be in at a time; whoever comes waits for those who came before. */
export function oneAtATime(): { enter(): Promise<Leave> } {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const mine = Promise.withResolvers<void>();
      last = mine.promise;
      await before;
      return mine.resolve;
    },
  };
}
