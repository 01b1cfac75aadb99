import {
  isTextList,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from '#core/browser-storage.ts';
import { showToast } from '#ui/components/toast.browser.ts';
import { count } from './count.browser.ts';

type KeyList = typeof storageKeys.lovedEvents | typeof storageKeys.unsentLoves;

const stored = (list: KeyList): string[] => readStored(persistentStorage(), list, isTextList) ?? [];

function change(list: KeyList, key: string, adds: boolean): void {
  const others = stored(list).filter(other => other !== key);
  if (!adds && others.length === stored(list).length) return;
  writeStored(persistentStorage(), list, adds ? [...others, key] : others);
}

export function showLoves(): void {
  const loved = stored(storageKeys.lovedEvents);
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-love]'))
    toggle.setAttribute('aria-pressed', String(loved.includes(toggle.dataset.love ?? '')));
}

/**
 * Loving counts, taking it back does not: the count on the server is never lowered (open point 15). A love that the
 * server could not receive is stored and sent later, and a message says so.
 */
export function toggleLove(key: string): void {
  const adds = !stored(storageKeys.lovedEvents).includes(key);
  change(storageKeys.lovedEvents, key, adds);
  showLoves();
  if (adds) void sendLove(key).then(isSent => isSent || sayStored());
  else change(storageKeys.unsentLoves, key, false);
}

/** Sends the loves that could not be sent before: at the start of a page, and when the connection is back. */
export function sendStoredLoves(): void {
  for (const key of stored(storageKeys.unsentLoves)) void sendLove(key);
}

/** Whether the server has answered, even by refusing; otherwise the love is stored. */
async function sendLove(key: string): Promise<boolean> {
  // Taken off the list first, so that another tab does not send it too.
  change(storageKeys.unsentLoves, key, false);
  const status = await count(`love:${key}`).catch(() => 503);
  const isSent = status < 500;
  if (!isSent && stored(storageKeys.lovedEvents).includes(key)) change(storageKeys.unsentLoves, key, true);
  return isSent;
}

function sayStored(): void {
  const holder = document.querySelector<HTMLElement>('[data-love-stored]');
  showToast({ kind: 'info', message: holder?.dataset.loveStored ?? '' });
}
