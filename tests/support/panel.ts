import { expect, type Locator, type Page } from '@playwright/test';

/** The links of the top bar, in their order. */
export const barLinks = ['About', 'Events', 'Team', 'News', 'Reports', 'Projects', 'Contact'] as const;
export type BarLink = (typeof barLinks)[number];

/** A link in the top bar itself, not one in the panels. */
export const barLink = (page: Page, name: BarLink): Locator =>
  page.locator('header nav > ul > li > a').filter({ hasText: new RegExp(`^${name}$`) });

/** The panel under a link of the top bar, open or not. */
export const panel = (page: Page, name: BarLink): Locator =>
  barLink(page, name).locator('xpath=following-sibling::*[@data-panel]');

/** Gives a page the first sign of a visitor, away from the bar, and waits until the bar is alive. */
export async function wakeBar(page: Page): Promise<void> {
  await page.mouse.move(720, 700);
  await page.mouse.move(730, 700);
  await expect(page.locator('adey-island[name=BarLinks]')).toHaveAttribute('ready');
}

/** The panels that are open. */
export const openPanels = (page: Page): Locator => page.locator('header [data-panel]:visible');
