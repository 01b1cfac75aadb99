import { expect } from '../support/journey.ts';
import { goOffline, readToKeep } from '../support/offline-reader.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

/** The day before an event of the sample content, by the clock of the stack, as in badges-over-night.spec.ts. */
const test = testOnStack({ samples: true, withoutStaff: true, now: '2026-11-19T09:00:00.000Z' });
test.use({ serviceWorkers: 'allow' });

for (const { locale, note, missing, badge } of [
  {
    locale: '',
    note: /You are offline.* Nov \d\d, \d{4}, \d\d:\d\d/,
    missing: 'You are offline',
    badge: 'today',
  },
  { locale: '/am', note: /ከኢንተርኔት ውጭ ነዎት.*\d\d:\d\d/, missing: 'ከኢንተርኔት ውጭ ነዎት', badge: 'ዛሬ' },
]) {
  test(
    `${locale || '/en'}: a visited page can be read offline, and says when it was stored`,
    ON_EVERY_CHANGE,
    async ({ page, context, ownStack }) => {
      const path = `${locale}/events/open-packing-day`;
      await page.goto(ownStack.siteUrl);
      await readToKeep(page, path);
      await goOffline(context, page);
      await page.clock.setFixedTime('2026-11-20T04:00:00.000Z');
      await page.reload();
      await expect(page.locator('[data-offline-note]')).toHaveText(note);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').locator('[data-badge]').first()).toHaveText(badge);

      await page.clock.setFixedTime('2026-11-21T04:00:00.000Z');
      await page.reload();
      await expect(page.getByRole('article').locator('[data-badge="past"]').first()).toBeVisible();
      await expect(page.locator('[data-ahead-only]').filter({ visible: true })).toHaveCount(0);

      await page.goto(`${locale}/reports`);
      await expect(page.locator('[data-not-read-note]')).toContainText(missing);
      await expect(page.locator('[data-offline-list] a')).toHaveAttribute('href', new RegExp(`${path}$`));
      const { bytes } = await page.evaluate(async address => {
        const body = await (await caches.match(address))?.blob();
        return { bytes: body?.size ?? 0 };
      }, path);
      await expect(page.locator('[data-offline-list] small')).toHaveText(
        new RegExp(`\\d\\d:\\d\\d.* ${Math.round(bytes / 1024)}\\sKB$`),
      );
      await context.setOffline(false);
      await page.goto(path);
      await expect(page.locator('[data-offline-note]')).toBeHidden();
    },
  );
}

test(
  'a stored page hides its badges when scripts do not run',
  ONLY_IN_CHROMIUM,
  async ({ page, context, ownStack }) => {
    await page.goto(ownStack.siteUrl);
    await readToKeep(page, '/events/open-packing-day');
    await goOffline(context, page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.reload();
    await expect(page.locator('[data-offline-note]')).toBeVisible();
    await expect(page.locator('[data-badge]').filter({ visible: true })).toHaveCount(0);
  },
);

test('the pack states its size before the download, and is available offline until it is removed', async ({
  page,
  context,
  ownStack,
}) => {
  await page.goto(`${ownStack.siteUrl}/offline`);
  await expect(page.locator('[data-pack-size]')).toHaveText(/^To download: \d+\sKB\.$/);
  expect(await page.evaluate(async () => (await (await caches.open('adey-pack-1')).keys()).length)).toBe(0);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.locator('[data-pack-status]')).toHaveText(/^Saved on this device on /);
  await goOffline(context, page);
  for (const path of ['/contact', '/events', '/projects', '/about']) {
    await page.goto(path);
    await expect(page.locator('[data-offline-note]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Remove the saved pages' }).click();
  await expect(
    page.getByRole('link', { name: 'Contact', exact: true }).and(page.locator('[data-offline-list] a')),
  ).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, unable } of [
    { path: '/offline', unable: 'This browser can’t save pages' },
    { path: '/am/offline', unable: 'ይህ አሳሽ ገጾችን ማስቀመጥ አይችልም' },
  ]) {
    test(`without JavaScript ${path} says that pages cannot be saved, and has no button`, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(unable)).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
    });
  }
});

test('account, cart, preview, redirected and missing pages are never stored offline', async ({
  page,
  ownStack,
}) => {
  await page.goto(ownStack.siteUrl);
  await readToKeep(page, '/contact');
  for (const path of ['/auth/sign-in', '/cart', '/teams', '/news/no-such-post', '/contact?preview=1'])
    await page.goto(path);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
  const pages = stored.filter(path => !path.startsWith('/_astro/'));
  expect(pages.filter(path => /auth|cart|teams|no-such|preview|api/.test(path))).toEqual([]);
  expect(stored).toContain('/contact');
});
