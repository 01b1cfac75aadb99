import type { Locator, Page } from '@playwright/test';

/** The links of the top bar, in their order. */
export const barLinks = ['About', 'Events', 'Team', 'News', 'Reports', 'Projects', 'Contact'] as const;
export type BarLink = (typeof barLinks)[number];

/** A link in the top bar itself, not one in the panels. */
export const barLink = (page: Page, name: BarLink): Locator =>
  page.locator('header nav > ul > li > a').filter({ hasText: new RegExp(`^${name}$`) });

/** The panel under a link of the top bar, open or not. */
export const panel = (page: Page, name: BarLink): Locator =>
  barLink(page, name).locator('xpath=following-sibling::*[@data-panel]');

/** The panels that are open. */
export const openPanels = (page: Page): Locator => page.locator('header [data-panel]:visible');
