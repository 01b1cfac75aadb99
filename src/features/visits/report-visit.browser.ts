import { type Measures, optsOutOfCounting, type VisitsService, visitReport } from './visits.rules.ts';

/** The analytics service of this page; null where the visitor opted out. */
export function serviceOfPage(): VisitsService | null {
  const { content, dataset } = document.querySelector<HTMLMetaElement>('meta[name="visits"]') ?? {};
  if (!content || !dataset?.key || optsOutOfCounting(navigator)) return null;
  return { address: content, key: dataset.key };
}

/** Reports to the service, without cookies and with nothing beyond `visitReport`. Failures are ignored. */
export function reportVisit(service: VisitsService, name: 'pageview' | 'speed', measures?: Measures): void {
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
