import { isYesOrNo, persistentStorage, readStored, storageKeys, writeStored } from '#core/browser-storage.ts';
import { type ColourMode, colourModeOf, storedColourMode } from './colour-mode.rules.ts';

const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-colour-mode]')];

function showChoice(): void {
  const mode = colourModeOf(readStored(persistentStorage(), storageKeys.colourMode, isYesOrNo));
  for (const button of buttons)
    button.setAttribute('aria-pressed', String(button.dataset.colourMode === mode));
}

function choose(mode: ColourMode): void {
  writeStored(persistentStorage(), storageKeys.colourMode, storedColourMode(mode));
  // Applied by the script in the head, see first-paint.ts.
  dispatchEvent(new CustomEvent('colourmode', { detail: mode }));
  showChoice();
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    choose(button.dataset.colourMode as ColourMode);
    button.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}

addEventListener('storage', showChoice);
showChoice();
