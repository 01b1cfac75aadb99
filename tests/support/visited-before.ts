import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Makes every window the browser opens that of a returning visitor who has closed the dialogs that open by themselves:
 * the announcement of the next event, and the first-visit popup. Returns a function that undoes it.
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
 * Every page in `context` finds it stored that these were closed before, including the announcement of the next event.
 * Where a page has no storage, nothing opens over it anyway.
 */
export async function closedBefore(
  context: BrowserContext,
  keys: readonly ('messageStatus' | 'popupData')[],
): Promise<void> {
  await context.addInitScript(closed => {
    // The page is parsed and its scripts have not run yet.
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
