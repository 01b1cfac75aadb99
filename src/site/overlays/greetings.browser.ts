import {
  isText,
  isYesOrNo,
  persistentStorage,
  readStored,
  type StorageKey,
  storageKeys,
  visitKeys,
  visitStorage,
} from '#core/browser-storage.ts';
import { whenIdle, whenLoaded } from '#ui/later.browser.ts';
import { type Invitation, popupScroll } from './greetings.rules.ts';

/** Nothing opens for this long after a page has loaded, in ms. */
const settleMs = 1000;
/** The interval between checks whether the visitor is busy, in ms. */
const checkEveryMs = 500;

/**
 * Opens at most one overlay a visit: the announcement once the page has settled, or the first-visit popup once somebody
 * has scrolled. Their markup and script are fetched then. Where the browser refuses storage nothing opens, because it
 * would open again on every page.
 */
export async function greetVisitor(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-greetings]');
  // Offline copies cannot fetch them.
  const { offlineCopy, notRead } = document.documentElement.dataset;
  if (!place || offlineCopy !== undefined || notRead !== undefined || !persistentStorage()) return;
  const { greetings: event = '', announcement = '', firstVisit = '' } = place.dataset;
  if (isUnseen(event) && mayShow('announcement')) {
    await untilSettled();
    if (isUnseen(event))
      await (await import('./greeting-dialogs.browser.ts')).announceEvent(announcement, untilFree);
  }
  if (isFirstVisit() && mayShow('popup')) await untilScrolled();
  if (isFirstVisit() && mayShow('popup'))
    await (await import('./greeting-dialogs.browser.ts')).welcomeFirstVisit(firstVisit, untilFree);
}

/** Only one invitation is shown in a browser session. */
function mayShow(invitation: Invitation): boolean {
  const before = readStored(visitStorage(), visitKeys.invited, isText);
  return before === null || before === invitation;
}

/** Whether there is an event whose announcement this browser has not closed. */
function isUnseen(event: string): boolean {
  return event !== '' && stored(storageKeys.announcement, isText) !== event;
}

function isFirstVisit(): boolean {
  return stored(storageKeys.popupClosed, isYesOrNo) !== true;
}

function stored<Value>(key: StorageKey, isValue: (value: unknown) => value is Value): Value | null {
  return readStored(persistentStorage(), key, isValue);
}

/** Resolves once the page has loaded, the browser is idle and the visitor is not busy. */
async function untilSettled(): Promise<void> {
  await new Promise<void>(whenLoaded);
  await wait(settleMs);
  await new Promise<void>(whenIdle);
  await untilFree();
}

/** Resolves as soon as the visitor is not busy. */
async function untilFree(): Promise<void> {
  while (isBusy()) await wait(checkEveryMs);
}

/** The visitor types, another overlay is open, the splash plays, or the page is in the background. */
function isBusy(): boolean {
  const busy = ':is(dialog[open],:popover-open,[data-splash]:not([hidden]),:is(input,textarea,select):focus)';
  return document.hidden || document.querySelector(busy) !== null;
}

function untilScrolled(): Promise<void> {
  return new Promise(resolve => {
    const check = (): void => {
      if (scrollY <= popupScroll || isBusy()) return;
      removeEventListener('scroll', check);
      resolve();
    };
    addEventListener('scroll', check, { passive: true });
    check();
  });
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
