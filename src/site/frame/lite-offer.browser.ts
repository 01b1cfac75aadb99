import { isYesOrNo, readStored, visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';

type Network = { effectiveType?: string };

/** Chromium's names for connections on which a whole page takes several seconds. */
const slow = /^(slow-2g|2g|3g)$/;
/** Reading time before the offer, in ms. */
const grace = 2000;

/**
 * Offers lite pages on slow connections, once per browser session. It does not ask again after an answer, nor where the
 * browser refuses storage.
 */
export function offerLitePages(): void {
  const { connection } = navigator as Navigator & { connection?: Network };
  const offer = document.querySelector<HTMLElement>('[data-lite-offer]');
  if (!offer || !slow.test(connection?.effectiveType ?? '') || hasChosen()) return;
  setTimeout(() => {
    offer.hidden = wasOffered();
  }, grace);
}

/** Whether this browser was asked before; also records that it now was. */
function wasOffered(): boolean {
  const visit = visitStorage();
  return (
    readStored(visit, visitKeys.liteOffered, isYesOrNo) ?? !writeStored(visit, visitKeys.liteOffered, true)
  );
}

function hasChosen(): boolean {
  return /(?:^|; )lite=/.test(document.cookie);
}
