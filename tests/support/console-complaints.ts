import type { Page } from '@playwright/test';

/** Collects what the browser complains about from now on: refused by the content policy, errors of scripts, failed files. */
export function consoleComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
