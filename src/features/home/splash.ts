import { createHash } from 'node:crypto';

/**
 * Shows the intro splash before the first paint, once a browser session, and takes it away when it has faded. It
 * stands in the page right after the splash and runs on its own: nothing outside the function may be used in it.
 * Where the session cannot be remembered the splash is not shown, since it could come back on every page.
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

/** The script as it stands after the splash. */
export const splashScript = `(${playSplashOnce.toString()})()`;

/** Its hash for the content security policy. */
export const splashHash = `sha256-${createHash('sha256').update(splashScript).digest('base64')}` as const;
