import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// Not the stack whose lists other journeys count.
const test = testOnStack({ settings: { GIVING: 'on' } });

// One after another: two simultaneous sign-ins of one account end one of the two sessions.
test.describe.configure({ mode: 'default' });

const lineIn = (page: Page) => page.locator('[data-autosave]');
const headingIn = (page: Page) => page.locator('#field-heading');
const summaryIn = (page: Page) => page.locator('#field-description');

async function openForm(page: Page, address: string) {
  await page.goto(`${address}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

test(
  'a draft autosaves offline edits after reconnecting, and gets its slug only with a manual save',
  ON_EVERY_CHANGE,
  async ({ page, ownStack: stack }) => {
    const admin = await signInToAdmin(stack);
    const { id } = await admin.create('posts?draft=true', { type: 'normal' });
    await logIn(page, stack.staffUrl);
    await openForm(page, `${stack.staffUrl}/admin/collections/posts/${id}`);
    await headingIn(page).pressSequentially('A clinic opens');
    await expect(lineIn(page)).toHaveText('Saved a moment ago.');
    await page.keyboard.type(' in Adama');
    await expect
      .poll(async () => (await admin.send('GET', `/posts/${id}?draft=true&depth=0`)).body)
      .toMatchObject({ heading: 'A clinic opens in Adama', _status: 'draft', slug: null });

    await page.context().setOffline(true);
    await summaryIn(page).fill('Written without a line.');
    await expect(lineIn(page)).toHaveText('Not saved yet: no connection. Your text is kept on this device.');
    await expectNoAxeViolations(page, '[data-autosave]');
    await page.context().setOffline(false);
    await expect(lineIn(page)).toHaveText('Saved a moment ago.');
    await page.reload();
    await expect(summaryIn(page)).toHaveValue('Written without a line.');
    await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0);
    expect((await pressAndNote(page, 'Save Draft', 'posts')).answer.status()).toBe(200);
    expect((await admin.send('GET', `/posts/${id}?draft=true&depth=0`)).body).toMatchObject({
      slug: 'a-clinic-opens-in-adama',
    });
  },
);

test('autosaving a published post leaves the public version unchanged, after an expired session and a save conflict', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts', {
    heading: 'Medicine arrives',
    type: 'normal',
    _status: 'published',
  });
  const stored = async () => (await admin.send('GET', `/posts/${id}?draft=true&depth=0`)).body;
  await logIn(page, stack.staffUrl);
  await openForm(page, `${stack.staffUrl}/admin/collections/posts/${id}`);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await headingIn(page).fill('Medicine arrives in Mekelle');
  await expect(lineIn(page)).toHaveText('Sign in again to continue saving.');
  await expect(page.getByRole('link', { name: 'Sign in, in another tab' })).toBeVisible();
  await page.context().addCookies(session);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(lineIn(page)).toHaveText('Saved a moment ago. Visitors see it once you publish.');
  expect(await stored()).toMatchObject({ heading: 'Medicine arrives in Mekelle', _status: 'draft' });
  expect((await admin.send('GET', `/posts/${id}?depth=0`)).body).toMatchObject({
    heading: 'Medicine arrives',
    _status: 'published',
  });

  await admin.send('PATCH', `/posts/${id}?draft=true`, { heading: 'Medicine arrives today' });
  await headingIn(page).fill('Medicine arrives in Mekelle at last');
  const dialog = page.getByRole('dialog', { name: 'Saved in the meantime' });
  await expect(dialog).toContainText('You, in another window, saved this');
  await page.keyboard.press('Escape');
  await expect(lineIn(page)).toHaveText('Not saved yet: somebody else saved this in the meantime.');
  expect(await stored()).toMatchObject({ heading: 'Medicine arrives today' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await dialog.getByLabel('Yours').check();
  await dialog.getByRole('button', { name: 'Use these in the form' }).click();
  await expect(lineIn(page)).toHaveText('Saved a moment ago. Visitors see it once you publish.');
  await summaryIn(page).fill('And goes on.');
  await expect
    .poll(stored)
    .toMatchObject({ heading: 'Medicine arrives in Mekelle at last', description: 'And goes on.' });
  expect((await pressAndNote(page, 'Publish changes', 'posts')).answer.status()).toBe(200);
});

const PRESSES = 12;

test('saving or publishing during an autosave causes no conflict, even with a slow CPU and slow responses', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const heading = 'Nobody else writes here';
  const { id } = await admin.create('posts', { heading, type: 'normal', _status: 'published' });
  await logIn(page, stack.staffUrl);
  await openForm(page, `${stack.staffUrl}/admin/collections/posts/${id}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let seen = 0;
  let release: () => void = () => undefined;
  // Stored, and answered only after the press.
  await page.route(/autosave=true/, async route => {
    seen += 1;
    const answer = await route.fetch().catch(() => null);
    await new Promise<void>(resolve => {
      release = resolve;
    });
    if (answer) await route.fulfill({ response: answer }).catch(() => undefined);
  });
  for (let press = 1; press <= PRESSES; press += 1) {
    const text = `Written for press ${press}.`;
    const before = seen;
    await summaryIn(page).fill(text);
    // Every second press meets an autosave on its way; the others come right after the last key.
    if (press % 2 === 0) await expect.poll(() => seen).toBeGreaterThan(before);
    const { answer } = await pressAndNote(page, press % 3 === 0 ? 'Save Draft' : 'Publish changes', 'posts');
    release();
    expect(answer.status(), `press ${press}`).toBe(200);
    expect((await answer.json()).doc.description).toBe(text);
    await expect(page.getByRole('dialog', { name: 'Saved in the meantime' })).toHaveCount(0);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  }
  await expect(lineIn(page).filter({ hasText: 'somebody else saved this in the meantime' })).toHaveCount(0);
});

test('a publish that fails validation while an autosave is in flight shows no conflict', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts', {
    heading: 'Its heading goes away',
    type: 'normal',
    _status: 'published',
  });
  await logIn(page, stack.staffUrl);
  await openForm(page, `${stack.staffUrl}/admin/collections/posts/${id}`);
  const stored = new Promise<void>(resolve => {
    void page.route(/autosave=true/, async route => {
      await route.fetch().catch(() => null);
      resolve();
      await route.abort().catch(() => undefined);
    });
  });
  await headingIn(page).fill('');
  await stored;
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click();
  await expect(
    page.locator('#field-heading').locator('xpath=ancestor::*[contains(@class,"error")]').first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Saved in the meantime' })).toHaveCount(0);
  await expect(lineIn(page)).not.toContainText('somebody else saved this in the meantime');
});
