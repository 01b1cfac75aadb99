import type { Options } from 'autocannon';
import { startLoad } from '../load.ts';

const cachedPaths = ['/', '/news', '/events', '/am'] as const;

/**
 * Visitors of cached and uncached pages (the latter need the database), without a pause, until `stop`.
 * Status 0 means no response.
 */
export function letVisitorsCome(siteUrls: readonly string[]) {
  let number = 0;
  const cached = follow({ requests: cachedPaths.map(path => ({ path })), connections: 8 });
  const cold = follow({
    requests: [{ setupRequest: request => ({ ...request, path: `/news/nobody-${number++}` }) }],
    connections: 4,
    overallRate: 100,
  });

  function follow(options: Pick<Options, 'requests' | 'connections' | 'overallRate'>) {
    const statuses: Record<string, number> = {};
    let longest = 0;
    // Connections are spread over the addresses.
    const stop = startLoad({ ...options, url: siteUrls as unknown as string }, (status, wait) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      longest = Math.max(longest, wait || 0);
    });
    return { stop, statuses, longest: () => longest };
  }

  return {
    stop: () => Promise.all([cached.stop(), cold.stop()]),
    /** How many responses had a status other than `expected`. */
    cachedOtherThan: (...expected: string[]) => countOthers(cached.statuses, expected),
    coldOtherThan: (...expected: string[]) => countOthers(cold.statuses, expected),
    cachedAnswers: () => cached.statuses[200] ?? 0,
    longestCachedWait: cached.longest,
  };
}

function countOthers(statuses: Record<string, number>, expected: readonly string[]): number {
  const others = Object.entries(statuses).filter(([status]) => !expected.includes(status));
  return others.reduce((sum, [, count]) => sum + count, 0);
}
