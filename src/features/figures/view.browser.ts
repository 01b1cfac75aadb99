/**
 * Counts this page once, when it is left or hidden: the path, the host and the campaign that led here, seconds, and what
 * was reached. No cookie, no storage. Whoever asks not to be tracked is not counted.
 */
export function countThisView(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return;
  let sent: string | undefined;
  let e = '0';
  const foot = document.querySelector('footer');
  if (foot)
    new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) e = '1';
    }).observe(foot);
  const send = () => {
    const g = document.querySelector<HTMLElement>('[data-goal]')?.dataset.goal ?? '';
    if (document.visibilityState !== 'hidden' || sent === g) return;
    const s = Math.min(performance.now() / 1000, 9999).toFixed();
    const c = new URLSearchParams(location.search).get('utm_campaign') ?? '';
    const r = URL.parse(document.referrer)?.host ?? '';
    const view = { p: location.pathname, s, e, a: sent === undefined ? '0' : '1', g, r, c };
    navigator.sendBeacon('/api/view', new URLSearchParams(view));
    sent = g;
  };
  addEventListener('visibilitychange', send);
}
