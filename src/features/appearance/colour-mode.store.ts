import { onSet } from 'nanostores';
import { storageKeys } from '#core/browser-storage.ts';
import { storedAtom } from '#ui/stored-atom.ts';
import { colourModeOf, storedColourMode } from './colour-mode.rules.ts';

/** The colour mode of this browser, in all its tabs. */
export const $colourMode = storedAtom(storageKeys.colourMode, colourModeOf, storedColourMode);

// Applied by the script in the head, see first-paint.ts.
onSet($colourMode, ({ newValue }) => void dispatchEvent(new CustomEvent('colourmode', { detail: newValue })));
