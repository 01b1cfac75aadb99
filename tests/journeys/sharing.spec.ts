import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

/** Gives the browser a share sheet that records what it received; `fails` is the error it then reports. */
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

const toast = (page: Page) => page.locator('[data-toast-stack] > [data-toast]');

test('sharing passes title, address and text to the device, and a browser that fails or cannot share says what to do', {
  tag: ['@SHARE-01', '@SHARE-02', '@SHARE-03', '@SHARE-04', '@SHARE-05', '@SHARE-06'],
}, async ({ page, stack }) => {
  const shared = await withShareSheet(page);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Share: Fundraiser II' }).click();
  await expect(toast(page)).toHaveText('Share Link created successfully');
  await expect(toast(page)).toHaveAttribute('data-toast', 'success');
  expect(await shared()).toEqual([
    {
      title: 'Check out - Fundraiser II',
      url: `${stack.siteUrl}/events/fundraiser-ii`,
      text: expect.stringMatching(/./),
    },
  ]);

  const address = `${stack.siteUrl}/news/donations-up-40-percent`;
  await page.goto(address);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect.poll(shared).toMatchObject([{ title: 'Check out - Donations up 40 percent', url: address }]);
  await test.step('a failed share shows a warning with the message of the error', async () => {
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('The device refused', 'NotAllowedError'));
    });
    await share.click();
    const warning = toast(page).and(page.locator('[data-toast=warning]'));
    await expect(warning.locator('[data-toast-title]')).toHaveText('Share error');
    await expect(warning.locator('[data-toast-message]')).toHaveText('The device refused');
  });
  await test.step('a browser that cannot share shows the address to copy, and returns focus', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await share.click();
    const alert = page.getByRole('dialog', { name: 'Share' });
    await expect(alert).toContainText(
      `Your browser does not support sharing. copy share link manually from -> ${address}`,
    );
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(share).toBeFocused();
  });
});

test('an icon-only share button shows its whole icon', async ({ page }) => {
  for (const path of ['/events', '/am/events']) {
    await page.goto(path);
    const icon = page.locator('main [data-share-heading] svg').first();
    expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 });
  }
});

test('an Amharic page shares its Amharic URL', async ({ page, stack }) => {
  const shared = await withShareSheet(page);
  await page.goto('/am/events/fundraiser-ii');
  await page.getByRole('button', { name: 'ያጋሩ', exact: true }).click();
  await expect.poll(shared).toMatchObject([{ url: `${stack.siteUrl}/am/events/fundraiser-ii` }]);
});

test('closing the share sheet shows no message', async ({ page }) => {
  const shared = await withShareSheet(page, { name: 'AbortError', message: 'Share canceled' });
  await page.goto('/news/donations-up-40-percent');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(async () => (await shared()).length).toBe(1);
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('#share-alert')).toBeHidden();
});

test('a browser that cannot share copies the address, and confirms it with a toast', async ({
  page,
  context,
  stack,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack.siteUrl });
  await page.goto('/news/donations-up-40-percent');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const alert = page.getByRole('dialog', { name: 'Share' });
  await expectNoAxeViolations(page);
  await alert.getByRole('button', { name: 'Copy the link' }).click();
  await expect(alert).toBeHidden();
  await expect(toast(page)).toHaveText('Share Link created successfully');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stack.siteUrl}/news/donations-up-40-percent`,
  );
});

test('where the clipboard is blocked, the share dialog asks to copy the URL by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/am/news/donations-up-40-percent');
  await page.getByRole('button', { name: 'ያጋሩ', exact: true }).click();
  const alert = page.getByRole('dialog', { name: 'ያጋሩ' });
  await alert.getByRole('button', { name: 'አገናኙን ይቅዱ' }).click();
  await expect(alert.getByRole('status')).toHaveText('አገናኙን መቅዳት አልተቻለም። መርጠው በእጅ ይቅዱት።');
  await expect(alert).toContainText('/am/news/donations-up-40-percent');
});

test('each completed share is counted, and a cancelled one is not', async ({ page, startOwnStack }) => {
  const { siteUrl, databaseUrl } = await startOwnStack({ samples: true, withoutStaff: true });
  const counted = () =>
    connectOnce(databaseUrl, async client => {
      const { rows } = await client.query(
        "select key, n::int as n from counts where kind = 'share' order by key",
      );
      return rows.map(({ key, n }) => `${key} ${n}`);
    });
  await withShareSheet(page);
  const share = () => page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.goto(`${siteUrl}/events/fundraiser-ii`);
  await share();
  await expect(toast(page)).toHaveCount(1);
  await expect.poll(counted).toEqual(['fundraiserii 1']);
  await page.goto(`${siteUrl}/am/news`);
  await page.locator('[data-share-of]').first().click();
  await expect.poll(async () => (await counted()).length).toBe(2);
  await page.addInitScript(() => {
    navigator.share = async () => {
      throw new DOMException('Share canceled', 'AbortError');
    };
  });
  await page.goto(`${siteUrl}/events/fundraiser-ii`);
  await share();
  await page.waitForLoadState('networkidle');
  expect(await counted()).toContain('fundraiserii 1');
});
