import { reportVisit, serviceOfPage } from './report-visit.browser.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Measures the web vitals of this page: largest paint, layout shift, slowest interaction. */
function follow(measures: Record<string, number>): void {
  const watch = (type: string, record: (entry: PerformanceEntry) => void, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver(list => list.getEntries().forEach(record));
    observer.observe({ type, buffered: true, ...options });
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    measures.lcp = Math.round(startTime);
  });
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) measures.cls = Math.round(((measures.cls ?? 0) + value) * 1000) / 1000;
  });
  const slowTouches = { durationThreshold: 40 };
  watch(
    'event',
    ({ duration }) => {
      measures.inp = Math.max(measures.inp ?? 0, Math.round(duration));
    },
    slowTouches,
  );
}

const service = serviceOfPage();
if (service) {
  const measures: Record<string, number> = {};
  follow(measures);
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    reportVisit(service, 'speed', measures);
  };
  document.addEventListener('visibilitychange', report);
}
