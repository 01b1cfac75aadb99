import { closeSeconds } from './greetings.rules.ts';

/** Counts the seconds down in `dialog` until it closes; at zero the close button takes the place of the ring. */
export function countDown(dialog: HTMLDialogElement): void {
  const left = dialog.querySelector('[data-count-left]');
  let seconds = closeSeconds;
  dialog.querySelector('svg')?.style.setProperty('--countdown', `${closeSeconds}s`);
  const timer = setInterval(() => {
    seconds -= 1;
    if (left) left.textContent = String(seconds);
    if (seconds > 0) return;
    clearInterval(timer);
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-while-counting]')) part.hidden = true;
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-after-counting]')) part.hidden = false;
  }, 1000);
  dialog.addEventListener('close', () => clearInterval(timer), { once: true });
}
