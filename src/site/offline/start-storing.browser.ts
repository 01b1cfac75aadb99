import { whenIdle, whenLoaded } from '#ui/later.browser.ts';

/** Leaves time for the response to a touch, and often for a second touch. */
const afterTouchMs = 1_000;
/** Storing begins by then on a page that is read without being touched. */
const readByMs = 10_000;

/**
 * Stores what is read, from the first touch of a page on: the script loads then, when the browser is idle, so that no
 * page waits for it. Never with data saving: there the reader asks for it at /offline. Off in development, and where
 * the page has no note for copies (OFFLINE_READING).
 */
export function storeVisitedPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSaving()) return;
  if (!document.querySelector('[data-offline-note]')) return;
  const started = new AbortController();
  const begin = () => {
    started.abort();
    setTimeout(whenIdle, afterTouchMs, () => {
      // Without a connection the script cannot be fetched; the next page tries again.
      void import('./reading-worker.browser.ts').then(({ startWorker }) => startWorker(), ignore);
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

/** Whether this device saves data. */
export function isSaving(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function ignore(error: unknown): void {
  console.info('This page is not stored.', error);
}
