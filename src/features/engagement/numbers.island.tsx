import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SWRConfiguration } from 'swr';
import { loadNumbers, type Numbers, numbersQuery, takeFirst } from './numbers.store.ts';

/** Longest pause in ms between two attempts. */
const longestRetry = 300_000;

/** The rest is SWR's default, which the specification quotes (section 7). */
const options: SWRConfiguration<Numbers> = {
  onLoadingSlow() {
    document.documentElement.dataset.numbers = 'slow';
  },
  /** Each failure in a row doubles the pause: a server in trouble is left alone, and so is one that nobody looks at. */
  onErrorRetry(_error, _query, { errorRetryInterval }, revalidate, { retryCount, dedupe }) {
    const pause = Math.min(errorRetryInterval * 2 ** (retryCount - 1), longestRetry);
    setTimeout(() => document.hidden || void revalidate({ retryCount, dedupe }), pause);
  },
};

/** Once per page: keeps its counts fresh, which stand in markup of the server. */
export function PageNumbers() {
  const query = useSyncExternalStore(onListGrown, numbersQuery, () => null);
  return (
    query && (
      <Suspense>
        <FreshNumbers query={query} />
      </Suspense>
    )
  );
}

/** SWR comes only where a number is shown; without it, the counts stay as they were first answered. */
const FreshNumbers = lazy(() =>
  import('swr').then(
    ({ default: useSWR }) => ({
      default: function FreshNumbers({ query }: { query: string }) {
        useSWR(query, load, options);
        return null;
      },
    }),
    () => ({ default: () => null }),
  ),
);

const load = (query: string) => takeFirst(query) ?? loadNumbers(query);

function onListGrown(act: () => void): () => void {
  addEventListener('listgrown', act);
  return () => removeEventListener('listgrown', act);
}
