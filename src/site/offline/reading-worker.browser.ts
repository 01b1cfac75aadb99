import type { Locale } from '#core/locale.ts';
import { ownScript } from '#ui/trusted-types.browser.ts';
import { loadedFiles } from './loaded-files.browser.ts';
import { workerAddress } from './offline-address.rules.ts';
import type { Reporting } from './worker/store-first.browser.ts';

/**
 * Registers the worker, which checks for an update at each page, past every cache, and reports this page to it if it
 * was not active to see it load. Never rejects: a page works without it.
 */
export async function startWorker(): Promise<void> {
  const wasSeen = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(ownScript(workerAddress), { updateViaCache: 'none' });
  } catch (error) {
    console.info('Pages cannot be stored for reading offline.', error);
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const locale = document.documentElement.lang as Locale;
  const files = wasSeen ? [] : loadedFiles();
  const report: Reporting = { page: wasSeen ? '' : location.href, files, locale };
  active?.postMessage(report);
}
