/** The defaults the specification gives for its data cache (section 7), in ms. */
export const cacheTimings = {
  /** The same request is made once in this time. */
  dedupe: 2000,
  /** Looking at the page again asks again, at most this often. */
  focusThrottle: 5000,
  retry: { usual: 5000, slowLink: 10_000 },
  /** From here on a load counts as slow. */
  slowLoading: { usual: 3000, slowLink: 5000 },
  /** Each failure in a row doubles the wait, up to here: a server in trouble is left alone. */
  longestRetry: 300_000,
} as const;

/** How what was asked for stands; `slow` comes between `loading` and its end. */
export type CachePhase = 'loading' | 'slow' | 'data' | 'error';

/** What a data cache has to know of where it runs; tests bring their own. */
export type Surroundings = {
  /** Milliseconds of a clock that only runs forward. */
  readonly now: () => number;
  /** Runs something after so many ms; gives back what calls it off. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly isSlowLink: () => boolean;
  /** Nobody looks at a page in the background, so nothing is tried again for it. */
  readonly isLookedAt: () => boolean;
};

export type DataCache = {
  /** Asks for `request`, unless that was done a moment ago or is being done. Ends with the answer, good or bad. */
  refresh(request: string): Promise<void>;
  /** The page is looked at again. */
  focus(request: string): void;
};

type Entry = {
  readonly at: number;
  readonly failures: number;
  isInFlight: boolean;
  ended: Promise<void>;
  cancelRetry: () => void;
};

const nothing = () => undefined;

/**
 * Keeps what a page shows fresh without asking more than needed, by the timings above. `load` answers a request or
 * throws; `show` is told each phase as it begins, with the data once it is there.
 */
export function openDataCache<Data>(
  load: (request: string) => Promise<Data>,
  show: (phase: CachePhase, data: Data | null) => void,
  { now, later, isSlowLink, isLookedAt }: Surroundings,
): DataCache {
  const known = new Map<string, Entry>();
  const opened = now();
  let focused = opened;

  const wait = ({ usual, slowLink }: { usual: number; slowLink: number }) =>
    isSlowLink() ? slowLink : usual;

  function refresh(request: string): Promise<void> {
    const before = known.get(request);
    if (before && (before.isInFlight || now() - before.at < cacheTimings.dedupe)) return before.ended;
    before?.cancelRetry();
    const asked: Entry = {
      at: now(),
      failures: before?.failures ?? 0,
      isInFlight: true,
      ended: Promise.resolve(),
      cancelRetry: nothing,
    };
    known.set(request, asked);
    asked.ended = run(request, asked);
    return asked.ended;
  }

  async function run(request: string, asked: Entry): Promise<void> {
    show('loading', null);
    const notSlow = later(() => show('slow', null), wait(cacheTimings.slowLoading));
    try {
      const data = await load(request);
      known.set(request, { ...asked, failures: 0, isInFlight: false });
      show('data', data);
    } catch {
      // What was wrong is the server's to write down; here it only matters that there is no data.
      const failures = asked.failures + 1;
      const pause = Math.min(wait(cacheTimings.retry) * 2 ** asked.failures, cacheTimings.longestRetry);
      const cancelRetry = later(() => {
        if (isLookedAt()) void refresh(request);
      }, pause);
      known.set(request, { ...asked, failures, isInFlight: false, cancelRetry });
      show('error', null);
    } finally {
      notSlow();
    }
  }

  return {
    refresh,
    focus(request) {
      if (now() - focused < cacheTimings.focusThrottle) return;
      focused = now();
      void refresh(request);
    },
  };
}
