import { startBalancer } from '../support/balancer.ts';
import { expect, test as journey } from '../support/journey.ts';
import { areCached, goOffline, readToKeep } from '../support/offline-reader.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';
import { startTomorrowsSite } from '../support/tomorrows-site.ts';

/** One permanent address, behind which the site is replaced as on a restart. */
const test = journey.extend<{ front: Awaited<ReturnType<typeof startBalancer>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  front: async ({}, use) => {
    const front = await startBalancer();
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => {
    await use(front.url);
  },
});
test.use({ serviceWorkers: 'allow' });

test(
  'a newer service worker takes over on the next page, and stored pages remain',
  ONLY_IN_FULL,
  async ({ page, context, front, startOwnStack }) => {
    const { siteUrl } = await startOwnStack({ samples: true, withoutStaff: true, knownAs: front.url });
    const tomorrow = await startTomorrowsSite(siteUrl);
    front.sendTo([siteUrl]);
    await readToKeep(page, '/contact');
    await readToKeep(page, '/projects');
    const isTomorrows = () => page.evaluate(() => caches.has('tomorrows-worker'));
    expect(await isTomorrows()).toBe(false);

    front.sendTo([tomorrow.url]);
    await readToKeep(page, '/about');
    await expect.poll(isTomorrows).toBe(true);
    await goOffline(context, page);
    for (const path of ['/contact', '/projects', '/about']) {
      await page.goto(path);
      await expect(page.locator('[data-offline-note]')).toBeVisible();
    }
    await context.setOffline(false);
    await tomorrow.close();
  },
);

test(
  'with offline reading turned off, the service worker unregisters and deletes all stored pages',
  ONLY_IN_FULL,
  async ({ page, front, startOwnStack }) => {
    const open = { withoutStaff: true, knownAs: front.url };
    const stack = await startOwnStack({ ...open, samples: true });
    const off = await startOwnStack({ ...open, over: stack, settings: { OFFLINE_READING: 'off' } });
    front.sendTo([stack.siteUrl]);
    await readToKeep(page, '/contact');

    front.sendTo([off.siteUrl]);
    await page.goto('/projects');
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        stores: (await caches.keys()).filter(name => name.startsWith('adey-')),
      }));
    await expect.poll(left).toEqual({ workers: 0, stores: [] });
    await page.goto('/about');
    await page.mouse.wheel(0, 100);
    await page.goto('/contact');
    expect(await areCached(page, ['/about'])).toBe(false);
    await page.goto('/offline');
    await expect(page.getByText('This browser can’t save pages')).toBeVisible();
  },
);
