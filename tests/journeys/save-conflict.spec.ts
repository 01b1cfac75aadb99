import type { Page } from '@playwright/test';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Saved in the meantime' });
const choiceIn = (page: Page, field: string) =>
  dialogIn(page).getByRole('group', { name: field, exact: true });

// Autosaves fail here: this is about what is saved by hand.
test.beforeEach(({ page }) => page.route(/autosave=true/, route => route.abort()));

/** In English, whatever language the shared account used last. */
async function openForm(page: Page, path: string, locale = 'en') {
  await page.goto(`${path}?locale=${locale}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

async function addPost(admin: AdminClient, heading: string) {
  const post = { heading, preIntro: 'Progress', description: 'As it began.', type: 'normal' };
  return (await admin.create('posts?draft=true', post)).id;
}

// One after another: two simultaneous sign-ins of one account end one of the two sessions.
test.describe.configure({ mode: 'default' });

test(
  'a save conflict shows both values field by field, and merges what staff choose',
  ON_EVERY_CHANGE,
  async ({ page, stack }) => {
    const admin = await signInToAdmin(stack);
    const id = await addPost(admin, 'A clinic opens');
    await logIn(page, stack.staffUrl);
    await openForm(page, `${stack.staffUrl}/admin/collections/posts/${id}`);
    // Saved before the first key press: Payload would block the form here and only offer to reload it.
    await admin.send('PATCH', `/posts/${id}?draft=true`, { heading: 'Two clinics open', preIntro: 'Impact' });
    await page.locator('#field-heading').fill('A clinic opens in Adama');
    await page.locator('#field-description').fill('Mine alone.');

    const refused = await pressAndNote(page, 'Save Draft', 'posts');
    expect(refused.answer.status()).toBe(409);
    const dialog = dialogIn(page);
    await expect(dialog).toContainText(/You, in another window, saved this at \d\d:\d\d \(Addis Ababa\)/);
    await expect(dialog.getByRole('group')).toHaveCount(2);
    await expectNoAxeViolations(page, 'dialog');
    const together = dialog.getByRole('button', { name: 'Use these in the form' });
    await expect(together).toBeDisabled();
    await expect(dialog.getByRole('status')).toHaveText('1 still to choose.');
    const heading = choiceIn(page, 'Heading');
    await expect(heading).toContainText('Two clinics open');
    await expect(heading).toContainText('A clinic opens in Adama');
    await expect(choiceIn(page, 'Label above the heading').getByLabel('Saved in the meantime')).toBeChecked();
    await heading.getByLabel('Both, one after the other').press('Space');
    await together.press('Enter');
    await expect(dialog).toHaveCount(0);

    await expect(page.locator('#field-heading')).toHaveValue('Two clinics open A clinic opens in Adama');
    await expect(page.locator('#field-preIntro')).toHaveValue('Impact');
    await expect(page.locator('#field-description')).toHaveValue('Mine alone.');
    const saved = await pressAndNote(page, 'Save Draft', 'posts');
    expect(saved.answer.status()).toBe(200);
    expect((await admin.send('GET', `/posts/${id}?draft=true&depth=0`)).body).toMatchObject({
      heading: 'Two clinics open A clinic opens in Adama',
      preIntro: 'Impact',
      description: 'Mine alone.',
    });
  },
);

test('a postponed save conflict keeps the form, and each later save of others is shown as a new conflict', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const id = await addPost(admin, 'Medicine arrives');
  await logIn(page, stack.staffUrl);
  await openForm(page, `${stack.staffUrl}/admin/collections/posts/${id}`);
  await page.locator('#field-heading').fill('My heading');
  await admin.send('PATCH', `/posts/${id}?draft=true`, { heading: 'Their heading' });
  const dialog = dialogIn(page);
  await pressAndNote(page, 'Save Draft', 'posts');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#field-heading')).toHaveValue('My heading');

  await pressAndNote(page, 'Publish', 'posts');
  await choiceIn(page, 'Heading').getByLabel('Yours').check();
  await dialog.getByRole('button', { name: 'Use these in the form' }).click();
  await expect(dialog).toHaveCount(0);
  await admin.send('PATCH', `/posts/${id}?draft=true`, { description: 'A third save.' });
  await pressAndNote(page, 'Publish', 'posts');
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(choiceIn(page, 'Summary')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use these in the form' }).click();
  await expect(page.locator('#field-heading')).toHaveValue('My heading');
  await expect(page.locator('#field-description')).toHaveValue('A third save.');
  const { answer } = await pressAndNote(page, 'Publish', 'posts');
  expect(answer.status()).toBe(200);
  expect((await admin.send('GET', `/posts/${id}?depth=0`)).body).toMatchObject({
    heading: 'My heading',
    description: 'A third save.',
    _status: 'published',
  });
});

test('a save conflict shows pictures as images, and a save in the other language causes none', async ({
  page,
  startOwnStack,
}) => {
  const stack = await startOwnStack({ samples: true });
  const admin = await signInToAdmin(stack);
  await logIn(page, stack.staffUrl);
  const { body: posts } = await admin.send('GET', '/posts?limit=1&depth=0&where[img][exists]=true');
  const [post] = posts.docs as { id: number; img: number }[];
  const { body: media } = await admin.send('GET', `/media?limit=1&where[id][not_equals]=${post?.img}`);
  const [other] = media.docs as { id: number; alt: string }[];
  await openForm(page, `${stack.staffUrl}/admin/collections/posts/${post?.id}`, 'am');
  await page.locator('#field-heading').fill('በአማርኛ');
  const changed = { img: other?.id, heading: 'English is another text' };
  expect((await admin.send('PATCH', `/posts/${post?.id}?draft=true&locale=en`, changed)).status).toBe(200);
  await pressAndNote(page, 'Save Draft', 'posts');
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expectNoAxeViolations(page, 'dialog');
  await dialog.getByRole('button', { name: 'Use these in the form' }).click();
  const { answer } = await pressAndNote(page, 'Save Draft', 'posts');
  expect(answer.status()).toBe(200);
  const stored = await admin.send('GET', `/posts/${post?.id}?draft=true&depth=0&locale=all`);
  expect(stored.body).toMatchObject({
    img: other?.id,
    heading: { en: 'English is another text', am: 'በአማርኛ' },
  });
});

test('a save conflict in the settings merges lists too', async ({ page, startOwnStack }) => {
  const stack = await startOwnStack({ samples: true });
  const admin = await signInToAdmin(stack);
  const { body } = await admin.send('GET', '/globals/menu?depth=0');
  const [first, ...rest] = body.footer as { label: string; path: string }[];
  await logIn(page, stack.staffUrl);
  await openForm(page, `${stack.staffUrl}/admin/globals/menu`);
  await page.locator('#field-footer__0__label').fill('Renamed here');
  await admin.settle('menu', { footer: [first, { label: 'Added there', path: '/news' }, ...rest] });
  expect((await pressAndNote(page, 'Save', 'globals/menu')).answer.status()).toBe(409);
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog).toContainText('Renamed here');
  await expect(dialog).toContainText('Added there');
  await dialog.getByLabel('Both, one after the other').check();
  await dialog.getByRole('button', { name: 'Use these in the form' }).click();
  await expect(page.locator('#field-footer__1__label')).toHaveValue('Added there');
  expect((await pressAndNote(page, 'Save', 'globals/menu')).answer.status()).toBe(200);
  const { body: saved } = await admin.send('GET', '/globals/menu?depth=0');
  const labels = (saved.footer as { label: string }[]).map(({ label }) => label);
  expect(labels).toEqual([first?.label, 'Added there', ...rest.map(({ label }) => label), 'Renamed here']);
});

test('a form locked by a colleague shows who is editing it', async ({ page, browser, stack }) => {
  const admin = await signInToAdmin(stack);
  const id = await addPost(admin, 'Locked while written');
  const colleague = { name: 'Marta of the office', email: `marta-${id}@adey.test`, role: 'editor' };
  const password = 'a password for tests only';
  await admin.create('staff', { ...colleague, password });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, stack.staffUrl, { ...colleague, password });
  await openForm(theirs, `${stack.staffUrl}/admin/collections/posts/${id}`);
  await theirs.locator('#field-heading').pressSequentially(' by Marta');
  await expect
    .poll(
      async () =>
        (await admin.send('GET', `/payload-locked-documents?where[document.value][equals]=${id}`)).body,
    )
    .toMatchObject({ totalDocs: 1 });
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}`);
  await expect(page.getByText('Marta of the office').first()).toBeVisible();
  await context.close();
});
