import { setTimeout as sleep } from 'node:timers/promises';
import { restAfter } from './retry.rules.ts';

/**
 * How fast mail goes out: never more than `perSecond`, and not at all for a while after the server failed or asked for
 * less. The rests grow until something succeeds.
 */
export function keepPace(perSecond: number, stop: AbortSignal, now = () => performance.now()) {
  const apart = 1000 / perSecond;
  let next = 0;
  let troubles = 0;
  let restsUntil = 0;

  return {
    /** Waits for the next turn; resolves at once when nothing is sent any more. */
    async turn(): Promise<void> {
      for (;;) {
        const at = Math.max(now(), next, restsUntil);
        next = at + apart;
        if (at > now()) await sleep(at - now(), undefined, { signal: stop }).catch(() => undefined);
        if (stop.aborted || restsUntil <= now()) return;
      }
    },
    /** The server failed us, or has had enough; returns how long nothing is sent, in ms. Told by many at once, it rests once. */
    rest(): number {
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
    },
  };
}

export type Pace = ReturnType<typeof keepPace>;
