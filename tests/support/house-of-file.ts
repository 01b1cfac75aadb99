import { type House, type HouseOptions, openHouse } from './house.ts';
import { test as journey } from './journey.ts';

/**
 * `test` for a file with one house of its own, opened before the first journey of a worker that needs it: for journeys
 * that change numbers or depend on the day. Addresses such as "/news" lead to its site.
 */
export function testInOwnHouse(options: HouseOptions) {
  return journey.extend<object, { ownHouse: House }>({
    ownHouse: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
      async ({}, use) => {
        const house = await openHouse({ folder: String(process.env.JOURNEY_CLUSTER) }, options);
        await use(house);
        await house.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownHouse }, use) => {
      await use(ownHouse.siteUrl);
    },
  });
}
