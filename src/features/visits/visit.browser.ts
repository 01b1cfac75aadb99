import type { Metric } from 'web-vitals';
import { whenLoaded } from '#ui/later.browser.ts';
import { type Measures, optsOutOfCounting, type VisitsService, visitReport } from './visits.rules.ts';

/** The analytics service of this page; null where the visitor opted out. */
function findVisitsService(): VisitsService | null {
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

/**
 * Measures the web vitals of this page: layout shift, and in ms the slowest interaction and the largest paint. Each value
 * is kept up to date, because a page may be hidden at any time.
 */
async function follow(measures: Record<string, number>): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const report = ({ name, value }: Metric) => {
    measures[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  };
  for (const measure of [onCLS, onINP, onLCP]) measure(report, { reportAllChanges: true });
}

const service = findVisitsService();
if (service) {
  reportVisit(service, 'pageview');
  const measures: Record<string, number> = {};
  whenLoaded(() => void follow(measures).catch(forget));
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    reportVisit(service, 'speed', measures);
  };
  document.addEventListener('visibilitychange', report);
}
