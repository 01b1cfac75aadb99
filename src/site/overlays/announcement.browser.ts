import { isText, persistentStorage, readStored, storageKeys, writeStored } from '#core/browser-storage.ts';
import { refreshBadges } from '#features/events/event-badge.browser.ts';
import { eventTiming, isAhead } from '#features/events/event-timing.rules.ts';
import badgeLook from '#ui/components/badge.module.css?inline';
import { closeFromOutside, openDialog } from '#ui/components/open-dialog.ts';
import { followPictures } from '#ui/components/picture.browser.ts';
import pictureLook from '#ui/components/picture.module.css?inline';
import spinnerLook from '#ui/components/spinner.module.css?inline';
import look from './announcement-dialog.module.css?inline';
import { noteInvitation } from './invitation.browser.ts';
import { fetchDialog, onLinkFollowed, whenClosed } from './overlay.browser.ts';

/** How long the dialog waits for its picture, in ms. */
const timeouts = 2000;

/**
 * Shows the announcement and resolves once it was closed; the closing is stored with the event it was about. Visitors may
 * have begun something while its files came, so it waits for `untilFree` before it opens.
 */
export async function announceEvent(address: string, untilFree: () => Promise<void>): Promise<void> {
  const dialog = await fetchDialog(address, [badgeLook, pictureLook, spinnerLook, look]);
  const about = dialog?.closest<HTMLElement>('[data-announces]');
  if (!dialog || !about || !isStillAhead(about)) return;
  const remember = (): void => {
    writeStored(persistentStorage(), storageKeys.announcement, about.dataset.announces);
  };
  followPictures(dialog);
  refreshBadges();
  closeFromOutside(dialog);
  onLinkFollowed(dialog, remember);
  await pictureLoaded(dialog);
  await untilFree();
  // Somebody may have been busy for hours, and have closed it in another window.
  if (isClosed(about) || !isStillAhead(about) || !openDialog(dialog)) return;
  noteInvitation('announcement');
  await whenClosed(dialog);
  remember();
}

/**
 * The dialog opens with its picture or, on a slow line, without: fading in as a whole, it is not measured as the
 * largest element of the page.
 */
async function pictureLoaded(dialog: HTMLDialogElement): Promise<void> {
  const image = dialog.querySelector<HTMLImageElement>('picture img');
  if (!image) return;
  image.loading = 'eager';
  await Promise.race([image.decode().catch(nothing), new Promise(resolve => setTimeout(resolve, timeouts))]);
}

/** A failing picture shows its own message. */
const nothing = (): null => null;

/** The dialog is cached for everybody: by the viewer's clock the event may have begun. */
function isStillAhead({ dataset }: HTMLElement): boolean {
  return isAhead(eventTiming(JSON.parse(dataset.eventTimes ?? '{}'), new Date()));
}

function isClosed({ dataset }: HTMLElement): boolean {
  return readStored(persistentStorage(), storageKeys.announcement, isText) === dataset.announces;
}
