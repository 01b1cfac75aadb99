import { type House, type HouseOptions, openHouse } from './house.ts';
import { test as journey } from './journey.ts';
import { type SharedOptions, type SharedStack, shareStack } from './stack-pool.ts';

/**
 * `test` for a file whose journeys need a certain day, certain settings, or write. Files with the same options share one
 * stack and run side by side, so each journey uses addresses, names and keys of its own.
 * Paths such as "/news" lead to its site.
 */
export function testInOwnHouse(options: SharedOptions) {
  return journey.extend<{ ownHouse: SharedStack }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    ownHouse: [async ({}, use) => use(await shareStack(options)), { timeout: 300_000 }],
    baseURL: async ({ ownHouse }, use) => use(ownHouse.siteUrl),
  });
}

/** `test` for a file that takes its stack apart: it has one for itself, started by the worker that runs it. */
export function testInHouseAlone(options: HouseOptions) {
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
    baseURL: async ({ ownHouse }, use) => use(ownHouse.siteUrl),
  });
}
