/** Runs work after the next frame is painted, so that it does not delay the response to an input. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => void setTimeout(act));
}

/** Runs work once everything on the page has loaded; at once if it has. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Runs work when the browser is idle, or after five seconds if it never is. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 5_000 });
  else setTimeout(act, 200);
}
