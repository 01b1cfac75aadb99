import type { Page } from '@playwright/test';

/** Scrolls to `top`, in px, at once, and waits until the page's scripts have received the event. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    y =>
      new Promise<void>(resolve => {
        if (Math.round(scrollY) === y) return resolve();
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}
