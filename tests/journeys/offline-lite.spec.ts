import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { goOffline, readToKeep } from '../support/offline-reader.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, withoutStaff: true, now: '2026-11-19T09:00:00.000Z' });
test.use({ serviceWorkers: 'allow' });

/** Makes the browser save data, as the setting of a phone does: in its header and for scripts. */
async function saveData(context: BrowserContext, page: Page): Promise<void> {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/**
 * Fetches the pack; returns the kilobytes stated before and those of all bodies received, except for the worker's. A whole
 * page loads React with the first sign of a visitor: that comes before, because it is no part of the pack.
 */
async function fetchPack(page: Page, context: BrowserContext, form: string) {
  if (form === 'whole') {
    await page.mouse.move(200, 200);
    await expect(page.locator('adey-island[ready]')).not.toHaveCount(0);
  }
  const size = page.locator('[data-pack-size]');
  await expect(size).toHaveText(/\d+\sKB/);
  const shown = Number(/(\d+)\sKB/.exec((await size.textContent()) ?? '')?.[1]);
  const bodies: Promise<number>[] = [];
  context.on('requestfinished', request => {
    // Responses from the browser's own cache have a negative length.
    bodies.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  await page.locator('[data-pack-keep]').click();
  await expect(page.locator('[data-pack-status]')).toHaveText(/\d\d:\d\d/);
  const bytes = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  return { shown, fetched: bytes / 1024, parts: bodies.length };
}

for (const { form, most } of sampled([
  { form: 'lite', most: 160 },
  { form: 'whole', most: 400 },
])) {
  test(`the stated size of the pack is the size of the download, for ${form} pages`, async ({
    page,
    context,
    ownStack,
  }) => {
    const value = form === 'lite' ? '1' : '0';
    await context.addCookies([{ name: 'lite', value, url: ownStack.siteUrl }]);
    await page.goto('/am/offline');
    const { shown, fetched, parts } = await fetchPack(page, context, form);
    expect(parts).toBeGreaterThan(4);
    expect(fetched, `shown ${shown} KB`).toBeLessThan(shown + 1);
    expect(fetched, `shown ${shown} KB`).toBeGreaterThan(shown * 0.85);
    expect(shown).toBeLessThan(most);
    await goOffline(context, page);
    await page.goto('/am/contact');
    await expect(page.locator('[data-offline-note]')).toBeVisible();
    await expect(page.locator('html[data-lite]')).toHaveCount(form === 'lite' ? 1 : 0);
  });
}

test('with Save-Data no page is stored offline until requested, and then lite pages are', async ({
  page,
  context,
}) => {
  await saveData(context, page);
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-lite');
  await page.mouse.wheel(0, 100);
  await page.goto('/offline');
  await expect(page.getByText('Your device is saving data')).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.locator('[data-pack-status]')).toHaveText(/^Saved on this device/);
  await page.goto('/team');
  await goOffline(context, page);
  for (const path of ['/team', '/events']) {
    await page.goto(path);
    await expect(page.locator('[data-offline-note]')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-lite');
  }
});

test('pressing the lite switch offline returns to the stored page, and takes effect once online', async ({
  page,
  context,
}) => {
  await readToKeep(page, '/contact');
  await goOffline(context, page);
  await page.reload();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Use less data' }).click();
  await expect(page.locator('[data-offline-note]')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-lite');
  await expect(page.locator('[data-offline-note]')).toBeHidden();
});
