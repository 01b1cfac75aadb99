import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Gives the browser a share sheet that notes what it was handed; `fails` is the error it then reports. */
async function withShareSheet(page: Page, fails?: { name: string; message: string }) {
  await page.addInitScript(failure => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async data => {
      shared.push(data);
      if (failure) throw new DOMException(failure.message, failure.name);
    };
  }, fails);
  return () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
}

const toast = (page: Page) => page.locator('[data-toast-shelf] > [data-toast]');

test('[SHARE-01] [SHARE-02] [SHARE-03] [SHARE-04] sharing hands title, address and a text to the device, and a toast says that it worked', async ({
  page,
  house,
}) => {
  const shared = await withShareSheet(page);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Share: Fundraiser II' }).click();
  await expect(toast(page)).toHaveText('Share Link created successfully');
  await expect(toast(page)).toHaveAttribute('data-toast', 'success');
  expect(await shared()).toEqual([
    {
      title: 'Check out - Fundraiser II',
      url: `${house.siteUrl}/events/fundraiser-ii`,
      text: expect.stringMatching(/./),
    },
  ]);

  await page.goto('/news/donations-up-40-percent');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(shared)
    .toMatchObject([
      { title: 'Check out - Donations up 40 percent', url: `${house.siteUrl}/news/donations-up-40-percent` },
    ]);
});

test('in Amharic the Amharic address is shared', async ({ page, house }) => {
  const shared = await withShareSheet(page);
  await page.goto('/am/events/fundraiser-ii');
  await page.getByRole('button', { name: 'ያጋሩ', exact: true }).click();
  await expect.poll(shared).toMatchObject([{ url: `${house.siteUrl}/am/events/fundraiser-ii` }]);
});

test("[SHARE-05] a failed share shows a warning toast with the error's message", async ({ page }) => {
  await withShareSheet(page, { name: 'NotAllowedError', message: 'The device refused' });
  await page.goto('/news/donations-up-40-percent');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page)).toHaveAttribute('data-toast', 'warning');
  await expect(toast(page).locator('[data-toast-title]')).toHaveText('Share error');
  await expect(toast(page).locator('[data-toast-message]')).toHaveText('The device refused');
});

test('whoever closes the share sheet is told nothing', async ({ page }) => {
  const shared = await withShareSheet(page, { name: 'AbortError', message: 'Share canceled' });
  await page.goto('/news/donations-up-40-percent');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(async () => (await shared()).length).toBe(1);
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('#share-alert')).toBeHidden();
});

test('[SHARE-06] a browser that cannot share shows the address to copy, and gives focus back', async ({
  page,
  house,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/news/donations-up-40-percent');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  const alert = page.getByRole('dialog', { name: 'Share' });
  await expect(alert).toContainText(
    `Your browser does not support sharing. copy share link manually from -> ${house.siteUrl}/news/donations-up-40-percent`,
  );
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(share).toBeFocused();
});
