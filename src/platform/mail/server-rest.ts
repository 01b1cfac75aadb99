import { setTimeout as sleep } from 'node:timers/promises';
import { restAfter } from './retry.rules.ts';

/** For a message that meets trouble while others are taken: it alone waits. */
const ALONE_MS = 60_000;

/** When nothing is sent for a while, because the server failed or asked for less. The rests grow until something succeeds. */
export function openServerRest(now = () => performance.now()) {
  let troubles = 0;
  let restsUntil = 0;
  let takenAt = Number.NEGATIVE_INFINITY;

  return {
    /** Waits until mail is sent again; false when nothing is sent any more. */
    async isOver(stop: AbortSignal): Promise<boolean> {
      while (restsUntil > now() && !stop.aborted)
        await sleep(restsUntil - now(), undefined, { signal: stop }).catch(() => undefined);
      return !stop.aborted;
    },
    /**
     * The server failed a message, or has had enough; returns how long that message waits, in ms. Reported by many at once,
     * it rests once. A server that took others since `triedSince` is there, and goes on with them.
     */
    begin(triedSince = Number.POSITIVE_INFINITY): number {
      if (takenAt > triedSince) return ALONE_MS;
      if (restsUntil > now()) return restsUntil - now();
      troubles += 1;
      const rest = restAfter(troubles);
      restsUntil = now() + rest;
      return rest;
    },
    isResting: () => restsUntil > now(),
    /** Something was taken: the next trouble begins with a short rest again. */
    wentWell(): void {
      troubles = 0;
      takenAt = now();
    },
    now,
  };
}

export type ServerRest = ReturnType<typeof openServerRest>;
