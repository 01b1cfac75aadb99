import type { Page } from '@playwright/test';

/** Journeys block it (playwright.config.ts), and the browser reports that on every page. */
const forbiddenHere = 'Service Worker registration blocked by Playwright';

/** Playwright adds a script to each frame; that of a mail may run none. */
const refusedToPlaywright = /^Blocked script execution in '[^']*\/mail\?.* sandboxed/;

/** Collects the browser's errors from now on: blocked by the content policy, script errors, failed files. */
export function consoleComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.text() === forbiddenHere || refusedToPlaywright.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', error => {
    // Firefox runs the scripts of a journey in the empty page before too, which has no storage.
    if (page.url() !== 'about:blank') complaints.push(`${page.url()}: ${error.message}`);
  });
  return complaints;
}
