import { createHash } from 'node:crypto';

/**
 * Shows the splash before first paint, once per browser session, and removes it after its fade. It is inlined right
 * after the splash, so it must not use anything outside the function. Without session storage there is no splash,
 * because it would appear on every page.
 */
function playSplashOnce(): void {
  const splash = document.querySelector<HTMLElement>('[data-splash]');
  if (!splash) return;
  let wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  wanted &&= !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  try {
    wanted &&= sessionStorage.getItem('splashSeen') === null;
    if (wanted) sessionStorage.setItem('splashSeen', 'yes');
  } catch {
    wanted = false;
  }
  if (!wanted) {
    splash.remove();
    return;
  }
  splash.hidden = false;
  splash.addEventListener('animationend', event => {
    if (event.target === splash) splash.remove();
  });
}

/** The inline script after the splash. */
export const splashScript = `(${playSplashOnce.toString()})()`;

/** Its hash for the content security policy. */
export const splashHash = `sha256-${createHash('sha256').update(splashScript).digest('base64')}` as const;
