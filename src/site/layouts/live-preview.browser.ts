/**
 * Reloads the page, at its scroll position, when the admin reports that the form beside it was saved. Links do nothing,
 * because other pages do not allow to be framed.
 */
function reloadOnSave(admin: string): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The first message of the admin only answers ours.
  let isHandshake = arrival?.type !== 'reload';
  addEventListener('message', ({ origin, data }) => {
    if (origin !== admin || data?.type !== 'payload-document-event') return;
    if (isHandshake) isHandshake = false;
    else location.reload();
  });
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !link.hash) event.preventDefault();
  });
  (opener ?? parent).postMessage({ type: 'payload-live-preview', ready: true }, admin);
}

const admin = document.querySelector<HTMLMetaElement>('meta[name="live-preview"]');
if (admin) reloadOnSave(admin.content);
