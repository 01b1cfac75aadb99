import { expect, type Locator, type Page } from '@playwright/test';

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

/** On a phone nothing of a part, such as a table, lies beside the screen. */
export async function expectNothingBeside(part: Locator): Promise<void> {
  const before = part.page().viewportSize();
  await part.page().setViewportSize({ width: 390, height: 844 });
  expect(await part.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
  if (before) await part.page().setViewportSize(before);
}
