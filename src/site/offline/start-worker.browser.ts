import type { Locale } from '#core/locale.ts';
import { ownScript } from '#ui/trusted-types.browser.ts';
import { workerAddress } from './offline-address.rules.ts';
import type { PageReport } from './offline-copies.browser.ts';
import { loadedFiles } from './stored-copies.browser.ts';

/**
 * Registers the service worker, for which the browser checks for an update past every cache, and reports this page to
 * it if it was not active while the page loaded. Never rejects: a page works without it.
 */
export async function startWorker(): Promise<void> {
  const isControlled = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(ownScript(workerAddress), { updateViaCache: 'none' });
  } catch (error) {
    console.info('Pages cannot be stored for reading offline.', error);
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const locale = document.documentElement.lang as Locale;
  const files = isControlled ? [] : loadedFiles();
  const report: PageReport = { page: isControlled ? '' : location.href, files, locale };
  active?.postMessage(report);
}
