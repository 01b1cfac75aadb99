import { isTextList, storageKeys } from '#core/browser-storage.ts';
import { storedAtom } from '#ui/stored-atom.ts';
import { count } from './numbers.store.ts';

const readKeys = (stored: unknown): readonly string[] => (isTextList(stored) ? stored : []);

/** The keys of the events that this browser loves. */
export const $loved = storedAtom(storageKeys.lovedEvents, readKeys);
/** Loves that the server has not received yet. */
const $unsent = storedAtom(storageKeys.unsentLoves, readKeys);

function change($keys: typeof $loved, key: string, adds: boolean): void {
  const others = $keys.get().filter(other => other !== key);
  if (adds || others.length < $keys.get().length) $keys.set(adds ? [...others, key] : others);
}

/**
 * Loving raises the count; taking it back does not lower it. Resolves to whether the server has received
 * it; a love that it could not receive is stored and sent later.
 */
export async function toggleLove(key: string): Promise<boolean> {
  const adds = !$loved.get().includes(key);
  change($loved, key, adds);
  if (adds) return await sendLove(key);
  change($unsent, key, false);
  return true;
}

/** Sends the stored loves: when a page starts, and when the connection is back. */
export function sendStoredLoves(): void {
  for (const key of $unsent.get()) void sendLove(key);
}

/** Resolves to whether the server responded, even with a refusal; otherwise the love is stored. */
async function sendLove(key: string): Promise<boolean> {
  // Removed first, so that another tab does not send it too.
  change($unsent, key, false);
  const status = await count(`love:${key}`).catch(() => 503);
  const isSent = status < 500;
  if (!isSent && $loved.get().includes(key)) change($unsent, key, true);
  return isSent;
}
