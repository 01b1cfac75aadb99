import type { Page } from '@playwright/test';

/** More than a page is left alone before something may come over it, in ms of the clock of the page. */
const timeouts = 3000;
/** A dialog takes two answers of the site, its script and its markup; asked one after the other, these are later. */
const answers = 4;

/** Gives what comes over a page by itself the time to come, so that a journey can say that it did not. */
export async function letCome(page: Page): Promise<void> {
  await page.clock.runFor(timeouts);
  for (let asked = 0; asked < answers; asked++)
    await page.evaluate(() => fetch('/healthz', { cache: 'no-store' }).then(answer => answer.text()));
}
