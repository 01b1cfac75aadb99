import type { Page } from '@playwright/test';

/** The file of React, without which no island comes alive. */
export const reactFile = /\/_astro\/react\.[\w-]+\.js$/;

/** Holds the file of React back. @returns what lets it come. */
export async function holdReact(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(reactFile, async route => {
    await held;
    await route.continue();
  });
  return release;
}
