/**
 * Follows the form this page is shown beside: the admin says when something was saved, and the page reloads where it
 * was scrolled to. Links lead nowhere, because other pages are not shown in a frame.
 */
export function followForm(admin: string): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The admin's first word only answers ours.
  let isAwaited = arrival?.type !== 'reload';
  addEventListener('message', ({ origin, data }) => {
    if (origin !== admin || data?.type !== 'payload-document-event') return;
    if (isAwaited) isAwaited = false;
    else location.reload();
  });
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !link.hash) event.preventDefault();
  });
  (opener ?? parent).postMessage({ type: 'payload-live-preview', ready: true }, admin);
}

const admin = document.querySelector<HTMLMetaElement>('meta[name="live-preview"]');
if (admin) followForm(admin.content);
