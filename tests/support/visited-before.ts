import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Makes every window the browser opens that of somebody who has been here before and has closed what comes over a page
 * by itself: the announcement of whichever event is next, and the first-visit popup. Returns what undoes it.
 */
export function openAsReturning(browser: Browser): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async options => {
    const context = await open(options);
    await closedBefore(context, ['messageStatus', 'popupData']);
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}

/**
 * Every page of `context` finds kept that these were closed before, the announcement that of whichever event is next.
 * Where a page is refused storage nothing comes over it anyway.
 */
export async function closedBefore(
  context: BrowserContext,
  keys: readonly ('messageStatus' | 'popupData')[],
): Promise<void> {
  await context.addInitScript(closed => {
    // The page is read and its scripts have not run yet.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const { greetings } = document.querySelector<HTMLElement>('[data-greetings]')?.dataset ?? {};
      if (greetings === undefined) return;
      const values = { messageStatus: JSON.stringify(greetings), popupData: 'true' };
      try {
        for (const key of closed) localStorage.setItem(key, values[key]);
      } catch {
        return;
      }
    });
  }, keys);
}
