import type { Page } from '@playwright/test';

/** Scrolls to `top`, in px, at once. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);
}
