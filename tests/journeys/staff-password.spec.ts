import type { Page } from '@playwright/test';
import { signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { pressAndNote } from '../support/staff-screens.ts';

test.use({ actionTimeout: 15_000 });

const EDITOR = { name: 'Tsehay', role: 'editor', email: 'tsehay@adey.test' };
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

test('an editor changes the password by typing the current one', async ({ page, stack }) => {
  const { staffUrl } = stack;
  const admin = await signInToAdmin(stack);
  await admin.create('staff', { ...EDITOR, password: WRITER.password });
  await page.goto(`${staffUrl}/admin/login`);
  await typePassword(page, { ...EDITOR, password: WRITER.password });
  await expect(welcome(page, EDITOR.name)).toBeVisible();
  await page.goto(`${staffUrl}/admin/account`);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const password = 'four words of my own';
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  // The form validates on the server as one types; pressed before the response, it says that a password is required.
  const looked = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/account'),
  );
  await page.getByLabel('Your current password, for a new address or password').fill(WRITER.password);
  await looked;
  const saved = await pressAndNote(page, 'Save', 'staff');
  expect(saved.answer.status()).toBe(200);
  await signOut(page, staffUrl);
  await page.goto(`${staffUrl}/admin/login`);
  await typePassword(page, { ...EDITOR, password });
  await expect(welcome(page, EDITOR.name)).toBeVisible();
});
