import {
  isText,
  persistentStorage,
  readStored,
  storageKeys,
  visitKeys,
  visitStorage,
  writeStored,
} from '#core/browser-storage.ts';
import { eventTiming, isAhead } from '#features/events/event-timing.rules.ts';
import formLook from '#features/newsletter/subscribe-form.module.css?inline';
import { announceAddedMarkup } from '#ui/added-markup.store.ts';
import badgeLook from '#ui/components/badge.module.css?inline';
import { closeOnBackdropClick, openDialog } from '#ui/components/open-dialog.ts';
import pictureLook from '#ui/components/picture.module.css?inline';
import spinnerLook from '#ui/components/spinner.module.css?inline';
import { adoptStyles, fetchDocument } from '#ui/fetched-markup.ts';
import fieldLook from '#ui/forms/field.module.css?inline';
import announcementLook from './announcement-dialog.module.css?inline';
import { countDown } from './countdown.browser.ts';
import popupLook from './first-visit-popup.module.css?inline';
import type { Invitation } from './greetings.rules.ts';
import holidayLook from './holiday-message.module.css?inline';

const styleSheets = [
  badgeLook,
  pictureLook,
  spinnerLook,
  announcementLook,
  fieldLook,
  formLook,
  holidayLook,
  popupLook,
];

/** The announcement waits for its picture for this long, in ms. */
const pictureTimeoutMs = 2_000;

/** Resolves when the visitor is not busy: they may have begun something while the files loaded. */
type UntilFree = () => Promise<void>;

/** Shows the announcement and resolves once it is closed, which is stored with the event it announces. */
export async function announceEvent(address: string, untilFree: UntilFree): Promise<void> {
  const dialog = await fetchDialog(address);
  const about = dialog?.closest<HTMLElement>('[data-announces]');
  if (!dialog || !about || !isStillAhead(about)) return;
  const event = about.dataset.announces;
  await pictureLoaded(dialog);
  await untilFree();
  // The visitor may have been busy for hours and have closed the announcement in another window.
  const isClosed = readStored(persistentStorage(), storageKeys.announcement, isText) === event;
  if (isClosed || !isStillAhead(about)) return;
  await showUntilClosed(dialog, 'announcement', () =>
    writeStored(persistentStorage(), storageKeys.announcement, event),
  );
}

/** Shows the first-visit popup and resolves once it is closed; the page keeps its scroll position. */
export async function welcomeFirstVisit(address: string, untilFree: UntilFree): Promise<void> {
  const dialog = await fetchDialog(address);
  if (!dialog) return;
  await untilFree();
  const { scrollX, scrollY } = window;
  countDown(dialog);
  await showUntilClosed(dialog, 'popup', () =>
    writeStored(persistentStorage(), storageKeys.popupClosed, true),
  );
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/**
 * Fetches a dialog that pages do not include, and appends it to the page with its style sheets. Null if it cannot be
 * fetched: nobody asked for it, so nobody is told.
 */
async function fetchDialog(address: string): Promise<HTMLDialogElement | null> {
  try {
    const { body } = await fetchDocument(address);
    adoptStyles(styleSheets);
    const dialog = body.querySelector('dialog');
    document.body.append(...body.children);
    announceAddedMarkup();
    return dialog;
  } catch {
    return null;
  }
}

/** Shows a dialog until it is closed, and calls `storeClosed` then; following a link in it counts as closing it. */
async function showUntilClosed(
  dialog: HTMLDialogElement,
  as: Invitation,
  storeClosed: () => void,
): Promise<void> {
  closeOnBackdropClick(dialog);
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href]')) storeClosed();
  });
  if (!openDialog(dialog)) return;
  writeStored(visitStorage(), visitKeys.invited, as);
  await new Promise(resolve => dialog.addEventListener('close', resolve, { once: true }));
  storeClosed();
}

/**
 * Waits for the picture of the dialog, or for the timeout on a slow connection: a picture that appears later would count
 * as the largest paint of the page.
 */
async function pictureLoaded(dialog: HTMLDialogElement): Promise<void> {
  const image = dialog.querySelector<HTMLImageElement>('picture img');
  if (!image) return;
  image.loading = 'eager';
  await Promise.race([
    image.decode().catch(nothing),
    new Promise(resolve => setTimeout(resolve, pictureTimeoutMs)),
  ]);
}

/** A picture that fails to load shows its own message. */
const nothing = (): null => null;

/** The dialog is cached, so the event may have started by now. */
function isStillAhead({ dataset }: HTMLElement): boolean {
  return isAhead(eventTiming(JSON.parse(dataset.eventTimes ?? '{}'), new Date()));
}
