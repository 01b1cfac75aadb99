/** More uncached pages are requested than the site can render soon; a retry in a moment may work. */
export class SiteBusyError extends Error {
  override name = 'SiteBusyError';
}

/** The work timed out. */
export class RenderTimeoutError extends Error {
  override name = 'RenderTimeoutError';
}

export type QueueLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly workMs: number;
  /** Longest wait in the queue: with a locked database no render would end soon. */
  readonly waitMs: number;
};

type Place = { readonly enter: () => void };

export type RenderQueue = {
  /**
   * Runs work when its turn comes. Throws SiteBusyError when `waiting` are queued already or the wait exceeds `waitMs`,
   * RenderTimeoutError when the work exceeds `workMs`; its slot is then free again.
   */
  readonly enqueue: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Starts nothing until the returned function is called; work in progress continues. */
  readonly hold: () => () => void;
};

/**
 * Runs at most `atOnce` pieces of work at a time, in order, so that a crawler on a cold cache cannot pile up renders
 * until memory runs out.
 */
export function renderQueue(limits: QueueLimits): RenderQueue {
  const line = new Set<Place>();
  let running = 0;
  let isHeld = false;

  function waitInLine(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      line.delete(place);
      reject(new SiteBusyError(`No render slot was free within ${limits.waitMs} ms.`));
    }, limits.waitMs);
    const place = {
      enter() {
        clearTimeout(timer);
        line.delete(place);
        running++;
        resolve();
      },
    };
    line.add(place);
    return promise;
  }

  const hasRoom = () => !isHeld && running < limits.atOnce;

  function letIn(): void {
    for (const place of line) {
      if (!hasRoom()) return;
      place.enter();
    }
  }

  return {
    async enqueue(work) {
      if (hasRoom()) running++;
      else if (line.size < limits.waiting) await waitInLine();
      else throw new SiteBusyError(`${line.size} renders are waiting already.`);
      try {
        return await within(limits.workMs, work());
      } finally {
        running--;
        letIn();
      }
    },
    hold() {
      isHeld = true;
      return () => {
        isHeld = false;
        letIn();
      };
    },
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new RenderTimeoutError(`Gave up after ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
