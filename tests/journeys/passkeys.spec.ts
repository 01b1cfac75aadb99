import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { signInByMail } from '../support/mailed-link.ts';
import { holdReact, reactFile } from '../support/react-file.ts';
import { openToMany } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { plugIn } from '../support/virtual-passkeys.ts';

const test = testOnStack(openToMany);
const panel = (page: Page) => page.locator('[data-panel="passkeys"]');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

const signOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();

test('after a first sign-in by mail a passkey is added and signs in, for its owner only', {
  tag: ['@AUTH-02'],
}, async ({ page, ownStack }) => {
  const complaints = consoleComplaints(page);
  const device = await plugIn(page);
  await signInByMail(page, ownStack, 'passkey@supporters.test');
  await expect(panel(page)).toContainText('You have none yet.');
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(status(page)).toHaveText('The passkey is added. From now on you can sign in with it.');
  await expect(panel(page).getByRole('listitem')).toContainText('Chrome, Windows');
  await expect(panel(page).getByRole('listitem')).toContainText('not used yet');
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(
    'This device already has a passkey for your account.',
  );

  await signOut(page);
  await device.ownerIs(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.locator('[data-passkey-status]')).toContainText('No passkey was used.');
  await device.ownerIs(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/auth/in/user/dashboard');
  await expect(page.getByRole('main')).toContainText('passkey@supporters.test');
  await expect(panel(page).getByRole('listitem')).toContainText('last used');
  expect(complaints).toEqual([]);
});

test('a passkey is renamed and removed', async ({ page, ownStack }) => {
  await plugIn(page);
  await signInByMail(page, ownStack, 'removed@supporters.test');
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click();
  await panel(page).getByText('Rename').click();
  await panel(page).getByLabel('Name of the passkey Chrome, Windows').fill('My old laptop');
  await expectNoAxeViolations(page);
  await panel(page).getByRole('button', { name: 'Keep the name' }).click();
  await panel(page).getByRole('button', { name: 'Remove My old laptop' }).click();
  await expect(status(page)).toContainText('The passkey is removed.');
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
});

/** The buttons that ask for a passkey, and how to come to them. */
const buttons = {
  'Sign in with a passkey': (page: Page) => page.goto('/auth/sign-in'),
  'Add a passkey': (page: Page, stack: Parameters<typeof signInByMail>[1]) =>
    signInByMail(page, stack, 'early@supporters.test'),
};
for (const [name, open] of Object.entries(buttons))
  test(`"${name}" pressed before React has loaded is handled once, and stays usable when React fails to load`, async ({
    page,
    ownStack,
  }) => {
    let asked = 0;
    page.on('request', request => {
      if (request.url().endsWith('/api/passkey')) asked += 1;
    });
    const device = await plugIn(page);
    await device.ownerIs(false);
    await open(page, ownStack);
    await page.route(reactFile, route => route.abort());
    await page.reload();
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.unroute(reactFile);

    const release = await holdReact(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(asked).toBe(0);
    release();
    await expect(page.locator('[data-passkey-status]')).toContainText('No passkey was used.');
    expect(asked).toBe(1);
  });

test('where the browser has no passkeys or no scripts, none is offered', async ({
  page,
  browser,
  ownStack,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await expect(page.locator('adey-island[name=PasskeyForm]'), 'before React').not.toHaveAttribute('ready');
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  await signInByMail(still, ownStack, 'still@supporters.test');
  await expect(panel(still).getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  await expect(panel(still)).toContainText('Please turn on scripts to add a passkey.');
  await still.close();
});

test('the dashboard opens in the language chosen for the account', async ({ page, ownStack }) => {
  await signInByMail(page, ownStack, 'language@supporters.test');
  await page.getByLabel('አማርኛ').check();
  await page.getByRole('button', { name: 'Keep the language' }).click();
  await expect(page).toHaveURL('/am/auth/in/user/dashboard?language-saved');
  await expect(status(page)).toHaveText('ከአሁን በኋላ በዚህ ቋንቋ እንጽፍልዎታለን።');
  await expect(page.getByLabel('አማርኛ')).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'ይውጡ', exact: true }).first().click();
  await signInByMail(page, ownStack, 'language@supporters.test');
  await expect(page).toHaveURL('/am/auth/in/user/dashboard');
});
