import { onSet } from 'nanostores';
import { storageKeys } from '#core/browser-storage.ts';
import { storedAtom } from '#ui/stored-atom.ts';

/** `system` unless the visitor chose otherwise. */
export type ColourMode = 'light' | 'dark' | 'system';

/** The mode stored under `isLight`: true is light, false is dark, anything else (including invalid) is system. */
export function readColourMode(stored: unknown): ColourMode {
  if (typeof stored !== 'boolean') return 'system';
  return stored ? 'light' : 'dark';
}

/** The value to store under `isLight`; null for system. */
export function storedColourMode(mode: ColourMode): boolean | null {
  return mode === 'system' ? null : mode === 'light';
}

/** The colour mode of this browser, in all its tabs. */
export const $colourMode = storedAtom(storageKeys.colourMode, readColourMode, storedColourMode);

// The script in the head applies it (first-paint.ts); being inline, it cannot import this store.
onSet($colourMode, ({ newValue }) => void dispatchEvent(new CustomEvent('colourmode', { detail: newValue })));
