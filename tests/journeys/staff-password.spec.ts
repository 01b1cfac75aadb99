import { signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

test.use({ actionTimeout: 15_000 });

test('an editor changes the password by typing the current one', async ({ page, stack }) => {
  const { staffUrl } = stack;
  const admin = await signInToAdmin(stack);
  const email = `tsehay-${crypto.randomUUID()}@adey.test`;
  await admin.create('staff', { name: 'Tsehay', role: 'editor', email, password: WRITER.password });
  await logIn(page, staffUrl, { email, password: WRITER.password });
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
  await page.goto(`${staffUrl}/admin/logout`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', { name: 'Good to see you, Tsehay' })).toBeVisible();
});
