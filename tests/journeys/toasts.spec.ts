import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { serveEndpoints, subscribeForm } from '../support/subscribe-form.ts';

const toast = (page: Page) => page.locator('[data-toast-stack] > [data-toast]');

/** A toast in the full-screen menu, with the clock stopped from the moment it appears. */
async function showToast(page: Page): Promise<void> {
  const { fill, email, missing } = subscribeForm(page, '#site-menu');
  await fill();
  await email.focus();
  await page.clock.runFor(1_100);
  await expect(missing).toHaveText('You can join now.');
  await email.press('Enter');
  await expect(toast(page)).toBeVisible();
}

const closeButton = (page: Page) => toast(page).getByRole('button', { name: 'Close this message' });

async function expectLastsFrom1400(page: Page): Promise<void> {
  await page.clock.runFor(1400);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveCount(0);
}

test('a toast is announced, closes after 1500 ms unless hovered or focused, and stays when it reports an error', {
  tag: ['@TOAST-04', '@TOAST-01', '@TOAST-02', '@TOAST-03', '@RULE-17', '@TOAST-05'],
}, async ({ page }) => {
  let status = 200;
  await page.clock.install();
  await serveEndpoints(page, route =>
    route.fulfill({ status, json: { ok: status === 200, message: 'No room' } }),
  );
  await page.goto('/about');
  const region = page.locator('[data-toast-status]');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toHaveRole('status');
  await expect(region).toBeEmpty();
  await page.getByRole('banner').locator('[popovertarget=site-menu]').click();
  await subscribeForm(page, '#site-menu').name.focus();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('a toast closes by itself after 1500 ms', async () => {
    await showToast(page);
    await expect(region).toHaveText('Successfully subscribed');
    expect(await region.evaluate(element => element.closest('[inert], [aria-hidden=true]'))).toBeNull();
    await page.clock.runFor(1499);
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).not.toHaveAttribute('data-closing');
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveAttribute('data-closing');
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator('[data-toast-stack]')).toBeHidden();
  });
  await test.step('a hovered toast stays until 1500 ms after the pointer has left', async () => {
    await showToast(page);
    await toast(page).hover();
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expectLastsFrom1400(page);
  });
  await test.step('a focused toast stays until 1500 ms after focus has left', async () => {
    await showToast(page);
    await closeButton(page).focus();
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeVisible();
    await page.locator('#site-menu [name=email]').focus();
    await expectLastsFrom1400(page);
  });
  await test.step('an error toast stays until it is dismissed', async () => {
    status = 500;
    await showToast(page);
    await expect(region).toHaveText('No room');
    await page.clock.runFor(10 * 60_000);
    await expect(toast(page)).toBeVisible();
    await closeButton(page).press('Enter');
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });
});
