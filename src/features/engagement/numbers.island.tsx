import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SWRConfiguration } from 'swr';
import { $addedMarkup } from '#ui/added-markup.store.ts';
import { loadNumbers, type Numbers, numbersQuery, takeFirst } from './numbers.store.ts';

/** Longest pause in ms between two attempts. */
const longestRetry = 300_000;

/** Everything else is SWR's default, as quoted in the specification (section 7). */
const options: SWRConfiguration<Numbers> = {
  onLoadingSlow() {
    document.documentElement.dataset.numbers = 'slow';
  },
  /** Doubles the pause with each failure in a row, to spare a failing server. Hidden pages do not retry. */
  onErrorRetry(_error, _query, { errorRetryInterval }, revalidate, { retryCount, dedupe }) {
    const pause = Math.min(errorRetryInterval * 2 ** (retryCount - 1), longestRetry);
    setTimeout(() => document.hidden || void revalidate({ retryCount, dedupe }), pause);
  },
};

/** Keeps the counts of a page fresh. They are in server markup, so it renders nothing. */
export function PageNumbers() {
  const query = useSyncExternalStore($addedMarkup.listen, numbersQuery, () => null);
  return (
    query && (
      <Suspense>
        <FreshNumbers query={query} />
      </Suspense>
    )
  );
}

/** SWR is loaded only on pages that show a count; if it cannot be loaded, the first counts stay. */
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
