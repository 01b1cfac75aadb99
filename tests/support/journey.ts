import { test as base, type Page } from '@playwright/test';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { type Markup, openMarkup } from './markup.ts';
import { type SharedStack, shareStack } from './stack-pool.ts';
import { openAsReturning } from './visited-before.ts';

type OwnHouse = {
  /** Opens a house of one's own, for journeys that change content, stop processes or need a certain day. */
  openOwnHouse: (options?: HouseOptions) => Promise<House>;
  /** The answer at a path as a page to look at and not to touch; see markup.ts. */
  read: (path: string) => Promise<Page>;
};

type Visitor = {
  /** False in journeys about what comes over a page by itself: the announcement, and the first-visit popup. */
  visitedBefore: boolean;
  markup: Markup;
};

/** `test` of Playwright, knowing the open house: addresses such as "/news" lead to its site. */
export const test = base.extend<OwnHouse & { house: SharedStack }, Visitor>({
  visitedBefore: [true, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, visitedBefore }, use) => {
      const undo = visitedBefore ? openAsReturning(browser) : null;
      await use(browser);
      undo?.();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  house: [async ({}, use) => use(await shareStack({ samples: true, signIn: true })), { timeout: 300_000 }],
  baseURL: async ({ house }, use) => {
    await use(house.siteUrl);
  },
  markup: [
    async ({ browser }, use) => {
      const markup = await openMarkup(browser);
      await use(markup);
      await markup.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ markup, baseURL }, use) => use(path => markup.read(new URL(path, baseURL).href)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  openOwnHouse: async ({}, use) => {
    const opened: House[] = [];
    await use(async options => {
      const house = await openHouse({ folder: String(process.env.JOURNEY_CLUSTER) }, options);
      opened.push(house);
      return house;
    });
    await Promise.all(opened.map(house => house.close()));
  },
});

export { expect } from '@playwright/test';
