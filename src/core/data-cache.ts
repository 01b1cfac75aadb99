/** The timings the specification gives for its data cache (section 7), in ms. */
export const cacheTimings = {
  /** A repeated request within this time is not sent. */
  dedupe: 2000,
  /** Focusing the page refreshes, at most this often. */
  focusThrottle: 5000,
  retry: { usual: 5000, slowLink: 10_000 },
  /** A load counts as slow after this. */
  slowLoading: { usual: 3000, slowLink: 5000 },
  /** Each failure in a row doubles the wait, up to this: a server in trouble is left alone. */
  longestRetry: 300_000,
} as const;

/** The state of a request; `slow` comes between `loading` and its end. */
export type CachePhase = 'loading' | 'slow' | 'data' | 'error';

/** What a data cache needs from its environment; tests bring their own. */
export type Surroundings = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Runs something after so many ms; returns a function that cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly isSlowLink: () => boolean;
  /** A page in the background retries nothing. */
  readonly isLookedAt: () => boolean;
};

export type DataCache = {
  /**
   * Loads `request`, unless that happened a moment ago or is in flight. Resolves once the load has ended, well or not.
   */
  refresh(request: string): Promise<void>;
  /** The page has the focus again. */
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
 * Keeps what a page shows fresh without more requests than needed, by the timings above. `load` answers a request or
 * throws; `show` gets each phase as it begins, with the data once it is there.
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
      // The server logs the cause; here it only matters that there is no data.
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
