import { setTimeout as sleep } from 'node:timers/promises';
import { type Cdn, type Purge, purgeRequest } from '#platform/cdn/purge-request.rules.ts';
import { logInfo, logWarning } from '#platform/log.ts';

type Timing = {
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
  readonly answerWithinMs: number;
  /**
   * Delays after which a purge is repeated: an answer that began before the change may reach the CDN after the purge.
   */
  readonly againAfterMs: readonly number[];
};

/** The second repeat comes after the longest render and its wait in the queue. */
const usual: Timing = {
  firstRetryMs: 250,
  longestRetryMs: 10_000,
  answerWithinMs: 5_000,
  againAfterMs: [1_000, 35_000],
};

export type PurgeQueue = ReturnType<typeof createPurgeQueue>;

/**
 * Makes a CDN drop what has changed. One request at a time; changes meanwhile go into the next one. A CDN that does
 * not answer is asked again until it does, so no change is forgotten. Never throws.
 */
export function createPurgeQueue(cdn: Cdn, timing: Partial<Timing> = {}) {
  const { firstRetryMs, longestRetryMs, answerWithinMs, againAfterMs } = { ...usual, ...timing };
  const stopping = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let waiting: Purge = new Set();
  let inFlight: Purge = new Set();
  let isRunning = false;
  let isLossReported = false;

  async function send(purge: Purge): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]);
    const answer = await fetch(purgeRequest(cdn, purge), { signal, redirect: 'error' });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}.`);
  }

  async function run(): Promise<void> {
    let pause = firstRetryMs;
    while (!isEmpty(waiting) && !stopping.signal.aborted) {
      inFlight = waiting;
      waiting = new Set();
      try {
        await send(inFlight);
        inFlight = new Set();
        pause = firstRetryMs;
        reportReached();
      } catch (error) {
        waiting = together(inFlight, waiting);
        reportLost(error);
        await sleep(pause, null, { ref: false });
        pause = Math.min(pause * 2, longestRetryMs);
      }
    }
    isRunning = false;
  }

  function reportReached(): void {
    if (isLossReported) logInfo('cdn reached again');
    isLossReported = false;
  }

  function reportLost(error: unknown): void {
    if (isLossReported || stopping.signal.aborted) return;
    isLossReported = true;
    logWarning('cdn not reached', { reason: error instanceof Error ? error.message : String(error) });
  }

  function add(purge: Purge): void {
    waiting = together(waiting, purge);
    if (isRunning || stopping.signal.aborted) return;
    isRunning = true;
    void run();
  }

  return {
    purge(purge: Purge): void {
      add(purge);
      for (const after of againAfterMs) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          add(purge);
        }, after).unref();
        timers.add(timer);
      }
    },

    /** How many tags are not purged yet. */
    count(): number {
      const untold = together(inFlight, waiting);
      return untold === 'all' ? 1 : untold.size;
    },

    stop(): void {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function together(one: Purge, other: Purge): Purge {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
}

function isEmpty(purge: Purge): boolean {
  return purge !== 'all' && purge.size === 0;
}
