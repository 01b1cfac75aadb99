import type { Page } from '@playwright/test';

/** Longer than a page waits before something may open over it, in ms of the page's clock. */
const timeouts = 3000;
/**
 * A dialog takes two responses from the site, its script and its markup; requested one after the other, these are
 * later.
 */
const answers = 4;

/** Gives dialogs that open by themselves the time to open, so that a journey can check that they did not. */
export async function letCome(page: Page): Promise<void> {
  await page.clock.runFor(timeouts);
  for (let asked = 0; asked < answers; asked++)
    await page.evaluate(() => fetch('/healthz', { cache: 'no-store' }).then(answer => answer.text()));
}
