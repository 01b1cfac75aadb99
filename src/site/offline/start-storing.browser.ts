import { whenIdle, whenLoaded } from '#ui/later.browser.ts';

/** Leaves time for the response to a touch, and often to a second one, in ms. */
const afterTouchMs = 1_000;
/** Storing starts after this time, in ms, on a page that is read without being touched. */
const readByMs = 10_000;

/**
 * Stores pages as they are read. The script loads after the first touch of a page, when the browser is idle, so that no
 * page waits for it. Not where the device saves data (the reader can ask for it at /offline), not in development, and
 * not on pages without the note for copies (OFFLINE_READING is off).
 */
export function storeVisitedPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.connection?.saveData) return;
  if (!document.querySelector('[data-offline-note]')) return;
  const started = new AbortController();
  const begin = () => {
    started.abort();
    setTimeout(whenIdle, afterTouchMs, () => {
      // Without a connection the script cannot be fetched; the next page tries again.
      void import('./start-worker.browser.ts').then(({ startWorker }) => startWorker(), ignore);
    });
  };
  const listen = () => {
    for (const touch of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(touch, begin, { passive: true, signal: started.signal });
    const timer = setTimeout(begin, readByMs);
    started.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  whenLoaded(listen);
}

function ignore(error: unknown): void {
  console.info('This page is not stored.', error);
}
