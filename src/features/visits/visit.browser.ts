import { type Measures, optsOutOfCounting, type VisitsService, visitReport } from './visits.rules.ts';

/** The analytics service of this page; null where the visitor opted out. */
function serviceOfPage(): VisitsService | null {
  const { content, dataset } = document.querySelector<HTMLMetaElement>('meta[name="visits"]') ?? {};
  if (!content || !dataset?.key || optsOutOfCounting(navigator)) return null;
  return { address: content, key: dataset.key };
}

/** Reports to the service, without cookies and with nothing beyond `visitReport`. Failures are ignored. */
function reportVisit(service: VisitsService, name: 'pageview' | 'speed', measures?: Measures): void {
  const body = visitReport(name, service, {
    page: location,
    referrer: document.referrer,
    ...(measures && { measures }),
  });
  const quietly = { credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' } as const;
  const headers = { 'content-type': 'text/plain' };
  fetch(service.address, { method: 'POST', body, headers, keepalive: true, ...quietly }).catch(forget);
}

function forget(): void {
  document.documentElement.dataset.visits = 'untold';
}

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
  reportVisit(service, 'pageview');
  const measures: Record<string, number> = {};
  follow(measures);
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    reportVisit(service, 'speed', measures);
  };
  document.addEventListener('visibilitychange', report);
}
