import type { Browser, Page } from '@playwright/test';

/** Pages that stay open; a file requests few addresses again and again. */
const MOST_PAGES = 4;

export type Markup = { read(address: string): Promise<Page>; close(): Promise<void> };

/**
 * Opens addresses for journeys that only inspect the response: text, links, headings, structure. Scripts do not run
 * and only the document and its styles are loaded. Requests for the same address return the same page, so
 * nothing may be changed on it.
 */
export async function openMarkup(browser: Browser): Promise<Markup> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  await context.route('**/*', route =>
    ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
  );
  const pages = new Map<string, Page>();
  async function open(address: string): Promise<Page> {
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size >= MOST_PAGES) {
      await pages.get(oldest)?.close();
      pages.delete(oldest);
    }
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    pages.set(address, page);
    return page;
  }
  return {
    read: async address => pages.get(address) ?? open(address),
    close: () => context.close(),
  };
}
