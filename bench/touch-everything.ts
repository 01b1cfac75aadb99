import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A film keeps loading while it plays; all scripts have loaded by then. */
const mostWait = 10_000;
const quietMs = 1_000;

/**
 * Uses everything on a page: scrolls to its end, hovers and focuses every link, button and field, presses every button
 * that submits nothing, and closes what opened. Stays on the page.
 */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
    addEventListener('click', event => {
      if ((event.target as Element).closest('a[href]')) event.preventDefault();
    });
    // A button that reloads the page would undo all of this.
    navigation.addEventListener('navigate', event => {
      if (event.cancelable && event.navigationType === 'reload') event.preventDefault();
    });
    addEventListener('submit', event => event.preventDefault(), { capture: true });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await pause(30);
    }
    const offered = 'a[href], button, input, textarea, select, summary, [tabindex="0"], [data-panel-opener]';
    for (const element of document.querySelectorAll<HTMLElement>(offered)) {
      // Unreachable for visitors; at /offline it would reload the page.
      if (element.closest('[hidden]')) continue;
      for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'touchstart', 'mouseover'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      element.focus({ preventScroll: true });
      const sends =
        element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
      if (element.matches('button, summary') && !sends) element.click();
      await pause(5);
      for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
    }
  });
  await untilIdle(page);
}

/** Waits until no file has loaded for a second. Playwright's 'networkidle' occurred before and does not occur again. */
async function untilIdle(page: Page): Promise<void> {
  const filesSoFar = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const giveUpAt = performance.now() + mostWait;
  let [seen, quietSince] = [await filesSoFar(), performance.now()];
  while (performance.now() < giveUpAt && performance.now() - quietSince < quietMs) {
    await sleep(100);
    const now = await filesSoFar();
    if (now !== seen) [seen, quietSince] = [now, performance.now()];
  }
}
