import { batch } from '#core/batch.ts';
import { logInfo } from '#platform/log.ts';
import { createCallWindow, secondsUntil } from './call-window.ts';
import { type Ask, type LimitOptions, type LimitStore, limitStore } from './limit-store.ts';

/** Lets `limit` calls of one caller through in any `windowMs` milliseconds, over all site processes together. */
export type RateLimit = {
  /**
   * Null when the call may go on, else the whole seconds to wait. `now` is in ms since 1970. `caller` (a network, an
   * address) is kept in the memory of this process only; the database sees a digest of it that changes daily.
   */
  refuse(caller: string, now: number): Promise<number | null>;
};

/**
 * A limit that all processes keep together (decision 0013). Who is to wait is refused without asking the database, so
 * that a flood does not reach it; while the database is away each process goes by what it has seen itself.
 */
export function createSharedLimit(options: LimitOptions, store?: LimitStore): RateLimit {
  const known = createCallWindow(options);
  const take = batch((asks: readonly Ask[]) => (store ?? limitStore()).take(options, asks));

  return {
    async refuse(caller, now) {
      const wait = known.waitOf(caller, now);
      if (wait !== null) return refused(caller, wait, now);
      const until = await take({ caller, now }).catch(() => alone(caller, now));
      if (until === null) {
        known.note(caller, now);
        return null;
      }
      known.block(caller, until, now);
      return refused(caller, secondsUntil(until, now), now);
    },
  };

  /** Written down once for each wait, so that a flood does not fill the log, and never by whose call it was. */
  function refused(caller: string, seconds: number, now: number): number {
    if (known.isNews(caller, seconds, now)) logInfo('limit reached', { limit: options.name });
    return seconds;
  }

  /** The store has written down why; meanwhile others of this caller may have been let through here. */
  function alone(caller: string, now: number): number | null {
    const wait = known.waitOf(caller, now);
    return wait === null ? null : now + wait * 1000;
  }
}
