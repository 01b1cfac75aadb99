import { expect, type Page } from '@playwright/test';
import { SAMPLES_MADE_AT } from './cluster.ts';
import { scrollPage } from './scroll-page.ts';

/** The first-visit popup, its close button, and what is stored about it. */
export const popup = (page: Page) => page.locator('#first-visit');
export const close = (page: Page) => popup(page).getByRole('button', { name: 'Close' });
export const storedPopup = (page: Page) => page.evaluate(() => localStorage.getItem('popupData'));

/** Scrolls to where the popup appears. The page's clock, installed before, is stopped from then on. */
export async function openPopup(page: Page): Promise<void> {
  await page.goto('/about', { waitUntil: 'load' });
  await page.clock.pauseAt(new Date(Date.parse(SAMPLES_MADE_AT) + 600_000));
  await scrollPage(page, 301);
  await expect(popup(page)).toBeVisible();
}
