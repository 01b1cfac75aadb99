import type { Metrics } from '#platform/operations/metrics.ts';

type Pages = { count(): { renders: number; pages: number; bytes: number; missing: number } };

/** Metrics of the page cache, and whether this process receives changes. */
export function recordSiteMetrics(metrics: Metrics, pages: Pages, changes: { isListening(): boolean }): void {
  metrics.gauges(
    'adey_page_cache_pages',
    'Pages cached in memory, and cached not-found pages.',
    'kind',
    () => {
      const count = pages.count();
      return { page: count.pages, missing: count.missing };
    },
  );
  metrics.gauge('adey_page_cache_bytes', 'Memory that cached pages take.', () => pages.count().bytes);
  metrics.gauge('adey_page_cache_renders', 'Pages rendered since the start.', () => pages.count().renders);
  metrics.gauge('adey_listens_for_changes', '1 while changes of content reach this process.', () =>
    changes.isListening() ? 1 : 0,
  );
}
