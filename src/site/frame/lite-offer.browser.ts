type Network = { effectiveType?: string };

/** What Chromium calls a connection on which a whole page takes several seconds. */
const slow = /^(slow-2g|2g|3g)$/;
/** How long somebody may read before they are asked, in ms. */
const grace = 2000;

/**
 * Offers lite pages where the connection is slow, once until the browser is closed. Whoever has answered is not asked
 * again; where nothing can be kept nobody is asked.
 */
export function offerLitePages(): void {
  const { connection } = navigator as Navigator & { connection?: Network };
  const offer = document.querySelector<HTMLElement>('[data-lite-offer]');
  if (!offer || !slow.test(connection?.effectiveType ?? '') || hasChosen()) return;
  setTimeout(() => {
    offer.hidden = wasOffered();
  }, grace);
}

/** Says whether this browser was asked before, and from now on that it was. */
function wasOffered(): boolean {
  try {
    const before = sessionStorage.getItem('liteOffered') !== null;
    sessionStorage.setItem('liteOffered', 'true');
    return before;
  } catch {
    return true;
  }
}

function hasChosen(): boolean {
  return /(?:^|; )lite=/.test(document.cookie);
}
