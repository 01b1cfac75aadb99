/** How long an error is shown before it gives way to a retry, in ms (STATE-02). */
export const errorStays = 4000;

/**
 * The state of a load. `retry` follows `error`: the message is gone, and a retry button is left. `data` is what the
 * last successful load returned, in every phase; null before the first.
 */
export type Loading<Data> = {
  phase: 'idle' | 'loading' | 'error' | 'retry' | 'data';
  data: Data | null;
  /** What was thrown; null in every phase but `error`. */
  error: unknown;
};

/** Waits before an error is cleared; returns a function that cancels. */
type Later = (run: () => void, milliseconds: number) => () => void;

const byTimer: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Wraps a load so that `show` gets each phase as it begins. Calling it during a load does nothing; whatever `load`
 * throws ends in `error` and never reaches the caller.
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

/** The part of `fetch` we use. */
type FetchAnswer = (
  address: string,
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

type Source<Data> = {
  readonly address: string;
  /** Turns the JSON of the answer into data; throws on another shape. */
  readonly read: (answer: unknown) => Data;
  readonly fetchAnswer?: FetchAnswer;
};

/**
 * An endpoint as a source of data: each `load` reports its phases to `show`, loading, then data or error
 * (core/loading.ts). Any answer that is not ok is an error.
 */
export function dataSource<Data>(
  { address, read, fetchAnswer = fetch }: Source<Data>,
  show: (loading: Loading<Data>) => void,
): () => Promise<void> {
  return followLoading(async () => {
    const answer = await fetchAnswer(address);
    if (!answer.ok) throw new Error(`Answered ${answer.status}`);
    return read(await answer.json());
  }, show);
}
