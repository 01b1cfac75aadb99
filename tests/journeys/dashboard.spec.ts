import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { signInByMail } from '../support/mailed-link.ts';
import { ABEBA } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL, sampled } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, withoutStaff: true, signIn: true });
const panel = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`);
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('a profile picture from an identity provider is served by our site, without requests to other sites', async ({
  browser,
  startOwnStack,
}) => {
  test.slow();
  const { siteUrl, provider } = await startOwnStack({ samples: true, withoutStaff: true, signIn: true });
  const page = await browser.newPage({ baseURL: siteUrl });
  const foreign: string[] = [];
  await signIn(page, { ...ABEBA, picture: `${provider?.issuer}/portrait.png` });
  page.on('request', call => call.url().startsWith(siteUrl) || foreign.push(call.url()));
  await page.goto('/auth/in/user/dashboard');
  const picture = page.locator('main img[src="/auth/in/user/picture"]');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
  await page.reload();
  expect(foreign).toEqual([]);
  expect(provider?.portraitsAsked()).toBe(1);
  expect((await fetch(`${siteUrl}/auth/in/user/picture`)).status).toBe(404);
  await page.close();
});

test('events viewed or loved in the browser are imported into the account on consent, and deleted on request', async ({
  page,
  ownStack,
}) => {
  await page.goto('/events');
  const key = await page.locator('[data-love]').first().getAttribute('data-love');
  await page.evaluate(key => {
    localStorage.setItem('viewedEvents', JSON.stringify([key]));
    localStorage.setItem('postLoved_Events', JSON.stringify([key]));
  }, key);
  await signInByMail(page, ownStack, 'events@supporters.test');
  const events = panel(page, 'events');
  await expect(events).toContainText('you loved or looked at (1)');
  await expect(events.getByRole('listitem')).toHaveCount(0);
  await events.getByRole('button', { name: 'Yes, keep them in my account' }).click();
  await expect(status(page)).toHaveText('The events of this browser are in your account now.');
  await expect(events.getByRole('listitem')).toHaveCount(2);
  await expect(events.getByRole('button', { name: 'Yes, keep them' })).toBeHidden();
  await events.getByRole('button', { name: 'Forget them here' }).click();
  await expect(status(page)).toContainText('has forgotten the events');
  await expect(events.getByRole('listitem')).toHaveCount(0);
});

test('without scripts somebody sets their name, exports their data, ends sessions and erases the account', async ({
  browser,
  ownStack,
}) => {
  const email = 'sara@supporters.test';
  const open = () =>
    browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl, acceptDownloads: true });
  const [page, elsewhere] = [await open(), await open()];
  const complaints = consoleComplaints(page);
  await signInByMail(elsewhere, ownStack, email);
  await signInByMail(page, ownStack, email);
  await page.getByLabel('First name').fill('Sara');
  await page.getByLabel('Cell, if you like').fill('+251 911 111 111');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sara');
  await expect(status(page)).toHaveText('Your details are kept.');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data (JSON)' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data.account).toMatchObject({
    firstName: 'Sara',
    email,
    emailProven: true,
    phone: '+251 911 111 111',
  });

  const sessions = panel(page, 'sessions').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await sessions.filter({ hasNotText: 'this browser' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(status(page)).toHaveText('That browser is signed out.');
  await elsewhere.goto('/auth/in/user/dashboard');
  await expect(elsewhere).toHaveURL(`${ownStack.siteUrl}/auth/sign-in`);
  await signInByMail(elsewhere, ownStack, email);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${ownStack.siteUrl}/auth/sign-in?signed-out`);
  await elsewhere.goto('/auth/in/user/dashboard');
  await expect(elsewhere).toHaveURL(`${ownStack.siteUrl}/auth/sign-in`);

  await signInByMail(page, ownStack, email);
  await page.getByRole('link', { name: 'Erase me …' }).click();
  await expect(page.getByRole('main')).toContainText('What stays, and why');
  await page.getByLabel('Yes, erase all of this').check();
  await page.getByRole('button', { name: 'Erase me now' }).click();
  await expect(page).toHaveURL(`${ownStack.siteUrl}/auth/sign-in?erased`);
  await expect(status(page)).toContainText('We have erased');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  expect(complaints).toEqual([]);
  await Promise.all([page.close(), elsewhere.close()]);
});

for (const [colorScheme, width, path] of sampled([
  ['dark', 390, '/am'],
  ['light', 1440, ''],
] as const))
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('the dashboard and the erasure screen are accessible', async ({ page, ownStack }) => {
      await signInByMail(page, ownStack, `axe-${width}@supporters.test`);
      for (const screen of ['dashboard', 'dashboard?wrong-name', 'erase']) {
        await page.goto(`${path}/auth/in/user/${screen}`);
        await expectNoAxeViolations(page);
      }
    });
  });

test(
  'the dashboard and the erasure screen fit 320 px and twice the text size',
  ONLY_IN_FULL,
  async ({ page, ownStack }) => {
    await signInByMail(page, ownStack, `${'long'.repeat(12)}@supporters.test`);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const screen of ['/auth/in/user/dashboard', '/am/auth/in/user/dashboard', '/auth/in/user/erase']) {
      await page.goto(screen);
      for (const size of ['100%', '200%']) {
        await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          screen + size,
        ).toBeLessThanOrEqual(320);
      }
    }
  },
);
