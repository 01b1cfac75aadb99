import type { Page } from '@playwright/test';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { earlyPresses } from '../support/early-presses.ts';
import { expect } from '../support/journey.ts';
import { openToMany } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ ...openToMany, now: SAMPLES_MADE_AT });
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.clock.setFixedTime(SAMPLES_MADE_AT));

/** A slow line: the page is painted, none of its scripts is there. @returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async route => {
    await held;
    await route.continue();
  });
  return release;
}

/** Links wait 2.5 seconds for React, which is long for a person and short for a busy machine. */
function waitLonger(): void {
  const { setTimeout } = window;
  window.setTimeout = ((act: () => void, milliseconds?: number, ...rest: unknown[]) =>
    setTimeout(act, milliseconds === 2500 ? 60_000 : milliseconds, ...rest)) as never;
}

for (const [what, press] of Object.entries(earlyPresses))
  test(`a touch before any script is there is answered once when they come: ${what}`, async ({ page }) => {
    const { path, stored, viewport, target, prepare, isKept = !stored, answered } = press;
    if (viewport) await page.setViewportSize(viewport);
    await page.addInitScript(values => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    }, stored ?? {});
    await page.addInitScript(waitLonger);
    // What only a script can draw is drawn by the first of them, which comes before React.
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    if (stored) release();
    await prepare?.(page);
    const control = target(page);
    await control.tap();
    if (isKept) await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    // An impatient second touch is the same press.
    if (isKept) await control.tap();
    release();
    await answered(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });

test('loves, tickets and the colour mode are right before any script is there', async ({ page }) => {
  await page.goto('/events');
  const love = page.locator('main [data-love]').first();
  const key = await love.getAttribute('data-love');
  await page.evaluate(
    values => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    {
      postLoved_Events: JSON.stringify([key]),
      cartItems: JSON.stringify([
        { event: 'fundraiserii', heading: 'Fundraiser II', date: null, quantity: 3 },
      ]),
      isLight: 'false',
    },
  );
  const release = await holdScripts(page);
  await page.goto('/events', { waitUntil: 'commit' });
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-colour-mode=dark]').first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/sales/get-tickets', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Your cart (3)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'In your cart: 3' })).toBeVisible();
  release();
});

test('a page has the styles of its own islands and not those of others', async ({ request }) => {
  const html = async (path: string) => await (await request.get(path)).text();
  const cart = await html('/cart');
  const own = /class="([\w-]+)"[^>]* data-cart=/.exec(cart)?.[1] ?? '';
  expect(cart).toContain(`.${own}{`);
  expect(await html('/')).not.toContain(`.${own}{`);
});
