import { persistentStorage, storageKeys, writeStored } from '#core/browser-storage.ts';
import formLook from '#features/newsletter/subscribe-form.module.css?inline';
import greetingLook from '#site/frame/holiday-message.module.css?inline';
import { closeFromOutside, openDialog } from '#ui/components/open-dialog.ts';
import { followPictures } from '#ui/components/picture.browser.ts';
import pictureLook from '#ui/components/picture.module.css?inline';
import spinnerLook from '#ui/components/spinner.module.css?inline';
import fieldLook from '#ui/forms/field.module.css?inline';
import look from './first-visit-popup.module.css?inline';
import { closeDelay } from './greetings.rules.ts';
import { noteInvitation } from './invitation.browser.ts';
import { fetchDialog, onLinkFollowed, whenClosed } from './overlay.browser.ts';

/**
 * Shows the first-visit popup and resolves once it was closed; the page's scroll position is unchanged. Visitors may have
 * begun something while its files came, so it waits for `untilFree` before it opens.
 */
export async function welcomeFirstVisit(address: string, untilFree: () => Promise<void>): Promise<void> {
  const dialog = await fetchDialog(address, [
    fieldLook,
    formLook,
    pictureLook,
    spinnerLook,
    greetingLook,
    look,
  ]);
  if (!dialog) return;
  const remember = (): void => {
    writeStored(persistentStorage(), storageKeys.popupClosed, true);
  };
  followPictures(dialog);
  closeFromOutside(dialog);
  onLinkFollowed(dialog, remember);
  await untilFree();
  const { scrollX, scrollY } = window;
  if (!openDialog(dialog)) return;
  noteInvitation('popup');
  const stop = countDown(dialog);
  await whenClosed(dialog);
  stop();
  remember();
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Counts the seconds until the close button replaces the ring. Returns a function that stops it. */
function countDown(dialog: HTMLDialogElement): () => void {
  const number = dialog.querySelector('[data-count-left]');
  let left = closeDelay / 1000;
  const timer = setInterval(() => {
    left -= 1;
    if (number && left > 0) number.textContent = String(left);
    if (left > 0) return;
    clearInterval(timer);
    offerClose(dialog);
  }, 1000);
  return () => clearInterval(timer);
}

function offerClose(dialog: HTMLDialogElement): void {
  const [count, close, over] = ['count', 'count-close', 'count-over'].map(part =>
    dialog.querySelector<HTMLElement>(`[data-${part}]`),
  );
  if (count) count.hidden = true;
  if (close) close.hidden = false;
  if (over) over.textContent = over.dataset.countOver ?? '';
}
