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

/** How long visitors are left alone with a loaded page, in ms. */
const settling = 1000;
/** The interval between checks whether the visitor is still busy, in ms. */
const pause = 500;

/**
 * Opens what appears over a page by itself, one a visit: the announcement once the page has settled, or else the
 * first-visit popup once somebody has scrolled. Markup and script are fetched when needed. Where storage is refused
 * nothing opens: it would return on every page.
 */
export async function greetVisitor(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-greetings]');
  // An offline copy could not fetch them.
  const { offlineCopy, notRead } = document.documentElement.dataset;
  if (!place || offlineCopy !== undefined || notRead !== undefined || !persistentStorage()) return;
  const { greetings: event = '', announcement = '', firstVisit = '' } = place.dataset;
  if (isNews(event) && mayCome('announcement')) {
    await settled();
    if (isNews(event))
      await (await import('./greeting-dialogs.browser.ts')).announceEvent(announcement, untilFree);
  }
  if (isFirstVisit() && mayCome('popup')) await scrolledOn();
  if (isFirstVisit() && mayCome('popup'))
    await (await import('./greeting-dialogs.browser.ts')).welcomeFirstVisit(firstVisit, untilFree);
}

/** Only one invitation is shown per browser session (ruling 39), whatever page it was on. */
function mayCome(invitation: Invitation): boolean {
  const before = readStored(visitStorage(), visitKeys.invited, isText);
  return before === null || before === invitation;
}

/** Whether there is an event whose announcement this browser has not closed. */
function isNews(event: string): boolean {
  return event !== '' && stored(storageKeys.announcement, isText) !== event;
}

function isFirstVisit(): boolean {
  return stored(storageKeys.popupClosed, isYesOrNo) !== true;
}

function stored<Value>(key: StorageKey, isValue: (value: unknown) => value is Value): Value | null {
  return readStored(persistentStorage(), key, isValue);
}

/** The page has loaded, the browser is idle, and nobody is in the middle of something. */
async function settled(): Promise<void> {
  await new Promise<void>(whenLoaded);
  await wait(settling);
  await new Promise<void>(whenIdle);
  await untilFree();
}

/** Resolves at once, or as soon as nobody is in the middle of something. */
async function untilFree(): Promise<void> {
  while (isBusy()) await wait(pause);
}

/** Somebody is typing, something else is open over the page, the splash plays, or the page is in the background. */
function isBusy(): boolean {
  const busy = ':is(dialog[open],:popover-open,[data-splash]:not([hidden]),:is(input,textarea,select):focus)';
  return document.hidden || document.querySelector(busy) !== null;
}

function scrolledOn(): Promise<void> {
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
