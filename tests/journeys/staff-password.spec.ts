import { signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

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
  await page.getByLabel('Your current password, to change your email or password').fill(WRITER.password);
  await looked;
  const saved = await pressAndNote(page, 'Save', 'staff');
  expect(saved.answer.status()).toBe(200);
  await page.goto(`${staffUrl}/admin/logout`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', { name: 'Good to see you, Tsehay' })).toBeVisible();
});

test('an admin invites a colleague without setting a password, and copies the invitation link', async ({
  page,
  browser,
  stack,
}) => {
  const { staffUrl } = stack;
  await signInToAdmin(stack);
  const email = `abebe-${crypto.randomUUID()}@adey.test`;
  await logIn(page, staffUrl);
  await page.goto(`${staffUrl}/admin/collections/staff`);
  await page.getByRole('link', { name: 'Create New' }).first().click();
  await expect(page.getByRole('heading', { name: 'Invite a colleague' })).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await page.getByLabel('Name').fill('Abebe');
  await page.getByLabel('Email').fill(WRITER.email);
  await page.getByLabel('Staff role').selectOption('editor');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('A user with the given email is already registered.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Abebe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.waitForURL(/collections\/staff\/\d+$/);
  const panel = page.getByRole('region', { name: 'Invitation' });
  await panel.getByRole('button', { name: 'Show a new link' }).click();
  const link = await panel.getByRole('textbox').inputValue();
  await page.reload();
  await expect(panel.getByRole('textbox')).toHaveCount(0);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  const password = 'four words of my own';
  await theirs.getByLabel('New Password').fill(password);
  await theirs.getByLabel('Confirm Password').fill(password);
  await expect(theirs).toHaveTitle('Welcome to Adey · Adey staff');
  await expect(theirs.getByRole('heading', { name: 'Welcome to Adey' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Save the password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Good to see you, Abebe' })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(panel).toHaveCount(0);
  await page.goto(`${staffUrl}/admin/collections/staff?limit=100`);
  const secondStep = page.getByRole('row').filter({ hasText: email }).locator('.cell-secondStep');
  await expect(secondStep).toHaveText('Second step: No');
});
