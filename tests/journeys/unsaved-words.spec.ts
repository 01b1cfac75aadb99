import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

// One after another: two simultaneous sign-ins of one account end one of the two sessions.
test.describe.configure({ mode: 'default' });

const noticeIn = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });
const headingIn = (page: Page) => page.locator('#field-heading');
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('adey-')));

// Autosaves fail here: this is about what is saved by hand.
test.beforeEach(({ page }) => page.route(/autosave=true/, route => route.abort()));

/** In English, whatever language the shared account used last. */
async function openForm(page: Page, address: string) {
  await page.goto(`${address}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

/** Closes the form without its words being saved: a tab that is closed still sends them, if somebody is signed in. */
async function leaveSignedOut(page: Page, staffUrl: string) {
  await page.context().clearCookies();
  page.once('dialog', dialog => void dialog.accept());
  await page.goto('about:blank');
  await logIn(page, staffUrl);
}

test('text written while the session ended is restored after signing in again, and cleared once saved', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', { heading: 'Before the line broke', type: 'normal' });
  const form = `${stack.staffUrl}/admin/collections/posts/${id}`;
  await logIn(page, stack.staffUrl);
  await openForm(page, form);
  await page.context().clearCookies();
  await headingIn(page).fill('Written without a session');
  const refused = await pressAndNote(page, 'Save Draft', 'posts');
  expect(refused.answer.status()).toBe(403);
  await expect(page.getByText('You are signed out, so nothing was saved. Sign in again')).toBeVisible();
  await expect.poll(() => stored(page)).toHaveLength(1);

  await leaveSignedOut(page, stack.staffUrl);
  await openForm(page, form);
  await expect(headingIn(page)).toHaveValue('Before the line broke');
  await expect(noticeIn(page)).toContainText(/You wrote here on .* but it was not saved/);
  await expectNoAxeViolations(page, 'section[aria-label="Not saved yet"]');
  await noticeIn(page).getByRole('button', { name: 'Restore it' }).click();
  await expect(headingIn(page)).toHaveValue('Written without a session');
  await expect(noticeIn(page)).toHaveCount(0);
  expect((await pressAndNote(page, 'Save Draft', 'posts')).answer.status()).toBe(200);
  await expect.poll(() => stored(page)).toEqual([]);
  await openForm(page, form);
  await expect(headingIn(page)).toHaveValue('Written without a session');
  await expect(noticeIn(page)).toHaveCount(0);
});

test('restored text is compared with a newer save, and can be discarded instead', async ({ page, stack }) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', {
    heading: 'As it was',
    preIntro: 'News',
    type: 'normal',
  });
  const form = `${stack.staffUrl}/admin/collections/posts/${id}`;
  await logIn(page, stack.staffUrl);
  await openForm(page, form);
  await headingIn(page).fill('Left overnight');
  await expect.poll(() => stored(page)).toHaveLength(1);
  await leaveSignedOut(page, stack.staffUrl);
  await admin.send('PATCH', `/posts/${id}?draft=true`, { preIntro: 'Changed at night' });

  await openForm(page, form);
  await noticeIn(page).getByRole('button', { name: 'Restore it' }).click();
  await expect(headingIn(page)).toHaveValue('Left overnight');
  expect((await pressAndNote(page, 'Save Draft', 'posts')).answer.status()).toBe(409);
  const dialog = page.getByRole('dialog', { name: 'Saved in the meantime' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog).toContainText('Changed at night');
  await dialog.getByRole('button', { name: 'Use these in the form' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#field-preIntro')).toHaveValue('Changed at night');
  expect((await pressAndNote(page, 'Save Draft', 'posts')).answer.status()).toBe(200);
  const { body } = await admin.send('GET', `/posts/${id}?draft=true&depth=0`);
  expect(body).toMatchObject({ heading: 'Left overnight', preIntro: 'Changed at night' });

  await headingIn(page).fill('Not worth it');
  await expect.poll(() => stored(page)).toHaveLength(1);
  await leaveSignedOut(page, stack.staffUrl);
  await openForm(page, form);
  await noticeIn(page).getByRole('button', { name: 'Discard it' }).click();
  await expect(noticeIn(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  await expect(headingIn(page)).toHaveValue('Left overnight');
});

test('a refused publish marks its fields and keeps the input', async ({ page, stack }) => {
  await signInToAdmin(stack);
  await logIn(page, stack.staffUrl);
  await openForm(page, `${stack.staffUrl}/admin/collections/posts/create`);
  await page.locator('#field-preIntro').fill('A label, with a comma');
  const { answer } = await pressAndNote(page, 'Publish', 'posts');
  expect(answer.status()).toBe(400);
  await expect(page.getByText(/^Not saved\. (One field is|\d fields are) marked\.$/)).toBeVisible();
  await expect(page.locator('.field-type.error').filter({ has: headingIn(page) })).toBeVisible();
  await expect(page.locator('#field-preIntro')).toHaveValue('A label, with a comma');
});
