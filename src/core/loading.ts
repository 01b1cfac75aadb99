/** How long an error stands before it gives way to another try, in ms (STATE-02, open point 17). */
export const errorStays = 4000;

/**
 * How a load stands. `retry` follows `error`: its words are gone, and what is left is the way to try again. `data` is
 * what the last load that worked has brought, in every phase; null before the first.
 */
export type Loading<Data> = {
  phase: 'idle' | 'loading' | 'error' | 'retry' | 'data';
  data: Data | null;
  /** What was thrown; null in every phase but `error`. */
  error: unknown;
};

/** Waits before an error is cleared; gives back what calls it off. */
type Later = (run: () => void, milliseconds: number) => () => void;

const byTimer: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Turns a load into one that tells how it stands: `show` hears of each phase as it begins. A call while a load is on its
 * way does nothing; whatever `load` throws ends in `error` and never reaches the caller.
 */
export function followLoading<Data>(
  load: () => Promise<Data>,
  show: (loading: Loading<Data>) => void,
  later: Later = byTimer,
): () => Promise<void> {
  let now: Loading<Data> = { phase: 'idle', data: null, error: null };
  let keepError: (() => void) | null = null;
  const enter = (phase: Loading<Data>['phase'], change: Partial<Loading<Data>> = {}): void => {
    now = { data: now.data, error: null, ...change, phase };
    show(now);
  };
  return async () => {
    if (now.phase === 'loading') return;
    keepError?.();
    enter('loading');
    try {
      enter('data', { data: await load() });
    } catch (error) {
      enter('error', { error });
      keepError = later(() => enter('retry'), errorStays);
    }
  };
}
