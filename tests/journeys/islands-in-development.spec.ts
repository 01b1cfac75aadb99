import type { Page } from '@playwright/test';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect, test } from '../support/journey.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

/** The islands of a page that are alive after somebody has looked at all of it, and what they show. */
async function aliveIslands(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(50, 50);
  const places = page.locator('main adey-island');
  for (const place of await places.all()) {
    await place.locator('xpath=./*').first().scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute('ready');
  }
  return await places.evaluateAll(all =>
    all.map(place => `${place.getAttribute('name')}: ${place.textContent.replaceAll(/\s+/g, ' ')}`),
  );
}

test(
  'islands hydrate on the development server as in a build, without browser errors',
  ONLY_IN_FULL,
  async ({ page, startOwnStack }) => {
    const built = await startOwnStack({ samples: true, withoutStaff: true });
    const { siteUrl } = await startOwnStack({
      over: built,
      withoutStaff: true,
      siteEntry: 'tests/support/site-in-development.ts',
    });
    const complaints = consoleComplaints(page);
    for (const path of ['/contact', '/sales/get-tickets', '/events', '/'])
      expect(await aliveIslands(page, siteUrl + path), path).toEqual(
        await aliveIslands(page, built.siteUrl + path),
      );
    expect(complaints).toEqual([]);
  },
);
