import { inlineScript } from '#ui/inline-script.ts';

/**
 * Counts this page once, when it is left or hidden: its path, referring host and campaign, seconds, whether its end was
 * seen, and the goal reached. No cookie, no storage; visitors who ask not to be tracked are not counted. It is inlined at
 * the end of every page, so it must not use anything outside the function, and its names are short to save bytes.
 */
function countView(): void {
  const n = navigator as Navigator & { globalPrivacyControl?: boolean };
  const d = document;
  let e = 0;
  let a: string | undefined;
  if (n.globalPrivacyControl || n.doNotTrack === '1') return;
  new IntersectionObserver(([x]) => {
    e ||= +(x as IntersectionObserverEntry).isIntersecting;
  }).observe(d.querySelector('footer') as Element);
  d.addEventListener('visibilitychange', () => {
    const g = d.querySelector<HTMLElement>('[data-goal]')?.dataset.goal || '';
    if (!d.hidden || a === g) return;
    n.sendBeacon(
      '/api/view',
      new URLSearchParams({
        p: location.pathname,
        s: (performance.now() / 1e3).toFixed(),
        e,
        a: +(a !== undefined),
        g,
        r: d.referrer.split('/')[2] || '',
        c: new URLSearchParams(location.search).get('utm_campaign') || '',
      } as unknown as Record<string, string>),
    );
    a = g;
  });
}

/** The script for the end of every page. */
export const viewScript = inlineScript(countView);
