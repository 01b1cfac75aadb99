import type { Page } from '@playwright/test';
import { WRITER } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { makeFirstAccount } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { plugIn } from '../support/virtual-passkeys.ts';

const test = testOnStack({ settings: { STAFF_SECOND_FACTOR: 'admins' } });
test.describe.configure({ mode: 'serial' });

const EDITOR = { name: 'Chaltu', role: 'editor', email: 'chaltu@adey.test' };
const welcome = (page: Page, name: string) => page.getByRole('heading', { name: `Good to see you, ${name}` });

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

async function signOut(page: Page, staffUrl: string) {
  await page.goto(`${staffUrl}/admin/logout`);
  await expect(page.getByLabel('Password')).toBeVisible();
}

/** Adds a passkey on the page that an admin without one is sent to, after a wrong password. */
async function addFirstPasskey(page: Page) {
  const adding = page.getByRole('group', { name: 'Add this device or key' });
  const password = adding.getByLabel('Your current password');
  await adding.getByLabel('Name of the new passkey').fill('Office computer');
  await password.fill('not this one');
  await password.press('Enter');
  await expect(adding.getByRole('alert')).toHaveText('This is not your current password.');
  await expectNoAxeViolations(page);
  await password.fill(WRITER.password);
  await password.press('Enter');
  await expect(page.getByText('The passkey is added.')).toBeVisible();
}

/** Creates recovery codes on the account page; returns the first of them. */
async function makeCodes(page: Page, staffUrl: string): Promise<string> {
  await page.goto(`${staffUrl}/admin/account`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Office computer' })).toContainText(
    'not used yet',
  );
  const making = page.getByRole('group', { name: 'Make ten recovery codes' });
  await making.getByLabel('Your current password').fill(WRITER.password);
  await making.getByRole('button').click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoAxeViolations(page, 'section[aria-labelledby="second-step"]');
  return codes.first().innerText();
}

test('an admin adds the second step before anything else, and signs in with a passkey and with a recovery code, by keyboard', async ({
  page,
  ownStack: { staffUrl, ...stack },
}) => {
  const device = await plugIn(page);
  await makeFirstAccount(page, { staffUrl, ...stack });
  await expect(page.getByText('Your account needs a second step')).toBeVisible();
  await page.goto(`${staffUrl}/admin/collections/posts`);
  await expect(page).toHaveURL(/\/admin\/second-step\?redirect=/);
  await addFirstPasskey(page);
  await page.getByRole('link', { name: 'Continue to the admin' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/posts/);
  const code = await makeCodes(page, staffUrl);
  const [headers, data] = [{ origin: staffUrl }, { ...EDITOR, password: WRITER.password }];
  expect((await page.request.post(`${staffUrl}/api/staff`, { headers, data })).status()).toBe(201);

  await signOut(page, staffUrl);
  await page.goto(`${staffUrl}/admin/collections/posts`);
  await typePassword(page, WRITER);
  await expect(page.getByRole('heading', { name: 'Sign in: second step' })).toBeVisible();
  await expectNoAxeViolations(page);
  const button = page.getByRole('button', { name: 'Use your passkey' });
  await expect(button).toBeFocused();
  await device.ownerIs(false);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No passkey was used. Please try again.')).toBeVisible();
  await device.ownerIs(true);
  await button.press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/posts/);

  await signOut(page, staffUrl);
  await page.goto(`${staffUrl}/admin/login`);
  await typePassword(page, WRITER);
  const field = page.getByLabel('Recovery code');
  await field.fill('K7QF');
  await field.press('Enter');
  await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(welcome(page, WRITER.name)).toBeVisible();
});
