import { persistentStorage, storageKeys, writeStored } from '#core/browser-storage.ts';
import { refreshBadges } from '#features/events/event-badge.browser.ts';
import { eventTiming, isAhead } from '#features/events/event-timing.rules.ts';
import badgeLook from '#ui/components/badge.module.css?inline';
import { closeFromOutside, openDialog } from '#ui/components/dialog.browser.ts';
import { followPictures } from '#ui/components/picture.browser.ts';
import pictureLook from '#ui/components/picture.module.css?inline';
import spinnerLook from '#ui/components/spinner.module.css?inline';
import look from './announcement-dialog.module.css?inline';
import { fetchDialog, onLinkFollowed, whenClosed } from './overlay.browser.ts';

/** How long the dialog waits for its picture, in ms. */
const timeouts = 2000;

/** Shows what's cooking and resolves once it was closed; that it was is kept with the event it was about. */
export async function announceEvent(address: string): Promise<void> {
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
  if (!openDialog(dialog)) return;
  await whenClosed(dialog);
  remember();
}

/**
 * The dialog comes with its picture or, on a slow line, without: what appears as a whole while it fades in is not
 * mistaken for the largest thing of the page either.
 */
async function pictureLoaded(dialog: HTMLDialogElement): Promise<void> {
  const image = dialog.querySelector<HTMLImageElement>('picture img');
  if (!image) return;
  image.loading = 'eager';
  await Promise.race([image.decode().catch(nothing), new Promise(resolve => setTimeout(resolve, timeouts))]);
}

/** A picture that fails says so itself. */
const nothing = (): null => null;

/** The dialog is kept for all: by the clock of whoever looks, the event may have begun. */
function isStillAhead({ dataset }: HTMLElement): boolean {
  return isAhead(eventTiming(JSON.parse(dataset.eventTimes ?? '{}'), new Date()));
}
