import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens a page and touches it, until the device has stored it and the offline page. */
export async function readToKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.wheel(0, 100);
  const offline = path.startsWith('/am') ? '/am/offline' : '/offline';
  await expect.poll(() => areCached(page, [path, offline])).toBe(true);
}

/** Whether the device has a copy of each of these pages. */
export function areCached(page: Page, paths: readonly string[]): Promise<boolean> {
  return page.evaluate(
    async wanted => (await Promise.all(wanted.map(address => caches.match(address)))).every(Boolean),
    paths,
  );
}

/** Goes offline, once the worker is active. */
export async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
}
