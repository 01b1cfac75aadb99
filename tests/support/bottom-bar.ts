import { expect, type Page } from '@playwright/test';
import { scrollPage } from './scroll-page.ts';

/** The bar at the bottom of wide windows, its two buttons, and the panel they open. */
export const bar = (page: Page) => page.locator('[data-bottom-bar]');
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Pages and account' });
export const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
export const accountButton = (page: Page) => bar(page).getByRole('button', { name: 'Account' });

/** Opens a page and scrolls it, so that the bar is shown. */
export async function openScrolled(page: Page, address: string, top = 400): Promise<void> {
  await page.goto(address);
  await scrollPage(page, top);
  expect(await page.evaluate(() => scrollY)).toBe(top);
}
