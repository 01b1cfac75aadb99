import { test as base } from '@playwright/test';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { openAsReturning } from './visited-before.ts';

type Shared = Pick<House, 'siteUrl' | 'staffUrl'>;
type OwnHouse = {
  /** Opens a house of one's own, for journeys that change content, stop processes or need a certain day. */
  openOwnHouse: (options?: HouseOptions) => Promise<House>;
};

type Visitor = {
  /** False in journeys about what comes over a page by itself: the announcement, and the first-visit popup. */
  visitedBefore: boolean;
};

/** `test` of Playwright, knowing the open house: addresses such as "/news" lead to its site. */
export const test = base.extend<OwnHouse & { house: Shared }, Visitor>({
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
  house: async ({}, use) => {
    await use(JSON.parse(String(process.env.JOURNEY_HOUSE)));
  },
  baseURL: async ({ house }, use) => {
    await use(house.siteUrl);
  },
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
