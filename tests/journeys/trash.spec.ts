import type { Page } from '@playwright/test';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { drawPicture } from '../support/pictures.ts';
import { untilCached, untilSeen } from '../support/seen-page.ts';
import { type SharedStack, shareStack, TWO_SITES } from '../support/stack-pool.ts';
import { logIn } from '../support/staff-screens.ts';

test.describe.configure({ mode: 'default' });

let stack: SharedStack;
let admin: AdminClient;
test.beforeAll(async () => {
  stack = await shareStack(TWO_SITES);
  admin = await signInToAdmin(stack);
});

const formAddress = (collection: string, id: number) =>
  `${stack.staffUrl}/admin/collections/${collection}/${id}`;
const listAddress = (collection: string) => `${stack.staffUrl}/admin/collections/${collection}`;
const dialogIn = (page: Page) => page.getByRole('dialog');
const menuIn = (page: Page) => page.locator('.doc-controls__popup button').first();
const itemIn = (page: Page) => page.getByRole('button', { name: 'Delete…' });

async function openForm(page: Page, collection: string, id: number) {
  await page.goto(formAddress(collection, id));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

/** Waits for the menu to respond, which it does once the form works. */
async function openMenu(page: Page) {
  await menuIn(page).click();
  await expect(itemIn(page)).toBeVisible();
}

let width = 900;
const upload = async (alt: string, data = {}) =>
  admin.upload(await drawPicture({ width: ++width, height: 700 }), { alt, identifiable: 'no', ...data });
const publishPost = (heading: string, img: number) =>
  admin.create('posts', { heading, type: 'normal', postDate: '2026-11-20', img, _status: 'published' });

test('deleting a picture shows the pages that use it, can be cancelled, and can be undone', async ({
  page,
}) => {
  const picture = await upload('A nurse weighs a baby');
  const post = await publishPost('Weighing day', picture.id);
  const path = `/news/${post.slug}`;
  const isShown = (html: string) => html.includes(`/media/${String(picture.filename).split('.')[0]}`);
  expect(isShown(await untilCached(stack.siteUrl, path))).toBe(true);
  await logIn(page, stack.staffUrl);
  await openForm(page, 'media', picture.id);
  await openMenu(page);
  await expect(page.locator('#action-delete')).toBeHidden();
  await itemIn(page).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “A nurse weighs a baby”?' });
  await expect(dialog.getByRole('list', { name: 'Used in' }).getByRole('listitem')).toHaveText([
    'News post: Weighing day',
  ]);
  await expect(dialog.getByRole('link', { name: 'Weighing day' })).toHaveAttribute(
    'href',
    `/admin/collections/posts/${post.id}`,
  );
  await expectNoAxeViolations(page, 'dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await openMenu(page);
  await itemIn(page).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(listAddress('media'));
  const sought = { siteUrls: [stack.siteUrl], path };
  await untilSeen({ ...sought, isSeen: html => !isShown(html) });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is put back.')).toBeVisible();
  await untilSeen({ ...sought, isSeen: isShown });
});

test('posts deleted from a list are in the bin, and are restored from there', async ({ page }) => {
  const picture = await upload('A drum');
  const posts = [await publishPost('First to go', picture.id), await publishPost('Second to go', picture.id)];
  await logIn(page, stack.staffUrl);
  await page.goto(`${listAddress('posts')}?search=to+go`);
  const rows = page.getByRole('row', { name: / to go/ });
  await expect(rows).toHaveCount(2);
  const begin = page.getByRole('button', { name: 'Delete the 2 selected…' });
  await expect(async () => {
    for (const box of await rows.getByRole('checkbox').all()) await box.check({ timeout: 1000 });
    await expect(begin).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await begin.click();
  const dialog = page.getByRole('dialog', { name: 'Delete these 2?' });
  await expect(dialog.getByText('Nothing else uses it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 are in the bin.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await page.waitForURL(/\/posts\/trash/);
  await page.getByRole('link', { name: 'First to go' }).click();
  await expect(page.getByText('is in the bin. It is deleted for good 30 days after')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  const back = page.getByRole('button', { name: 'Put back', exact: true });
  const question = page.locator('.confirmation-modal');
  await expect(async () => {
    if (!(await question.isVisible())) await back.click({ timeout: 1000 });
    await expect(question.getByText('Put back and publish')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await question.locator('input[type=checkbox]').check({ force: true });
  await page.locator('#confirm-action').click();
  await page.waitForURL(formAddress('posts', Number(posts[0]?.id)));
  expect(await untilCached(stack.siteUrl, `/news/${posts[0]?.slug}`)).toContain('First to go');
});

test('deleting a consent record that a picture needs is refused with the picture’s name', async ({
  page,
}) => {
  const consent = await admin.create('consents', { who: 'A mother', uses: ['website'], withdrawn: false });
  await upload('A girl with a kite', { identifiable: 'yes', consent: consent.id });
  await logIn(page, stack.staffUrl);
  await openForm(page, 'consents', consent.id);
  await menuIn(page).focus();
  await page.keyboard.press('Enter');
  await expect(itemIn(page)).toBeVisible();
  await itemIn(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    'This consent record is still needed by: Picture “A girl with a kite”. Choose another record there, or delete those first.',
  );
  await expect(dialog.getByRole('button')).toHaveText(['Cancel']);
  await expectNoAxeViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menuIn(page)).toBeFocused();
});

test('dashboard, picture, list and post form show that a picture is hidden because its consent was withdrawn', async ({
  page,
}) => {
  const consent = await admin.create('consents', { who: 'A father', uses: ['website'], withdrawn: false });
  const picture = await upload('A boy with a book', { identifiable: 'yes', consent: consent.id });
  const post = await publishPost('Reading day', picture.id);
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin`);
  const hidden = page.getByRole('region', { name: 'Hidden because a consent ended' });
  await expect(hidden.getByText('A boy with a book')).toHaveCount(0);
  await admin.update('consents', consent.id, { withdrawn: true });
  await page.reload();
  await expect(
    hidden.getByText('Picture: the consent was withdrawn, was shown in Reading day'),
  ).toBeVisible();
  await expect(hidden.getByText('Ask for a new consent, or replace them.')).toBeVisible();
  await hidden.getByRole('link', { name: 'A boy with a book' }).click();
  await page.waitForURL(formAddress('media', picture.id));
  const badge = page.getByRole('region', { name: 'Hidden from the site' });
  await expect(badge).toContainText('the consent was withdrawn.');
  const usedIn = page.getByRole('region', { name: 'Used in' });
  await expect(usedIn.getByRole('listitem')).toHaveText(['News post: Reading day']);
  await page.goto(`${listAddress('media')}?search=with+a+book`);
  const row = page.getByRole('row', { name: /A boy with a book/ });
  await expect(row).toContainText('Hidden: consent withdrawn');
  await openForm(page, 'posts', post.id);
  const panel = page.getByRole('region', { name: 'Before publishing' });
  const refusal = 'The picture "A boy with a book" cannot be published: the consent was withdrawn.';
  const must = panel.getByRole('list', { name: 'Fix this first' });
  await expect(must.getByRole('listitem')).toContainText([refusal]);
  const might = panel.getByRole('list', { name: 'This could be better' });
  await expect(might).toContainText('“Heading” is missing in Amharic: visitors see the English.');
  await page.locator('#field-heading').fill('');
  await expect(must.getByRole('listitem')).toHaveCount(2);
  await must.getByRole('link', { name: /Please fill in "Heading" in English/ }).click();
  await expect(page.locator('#field-heading')).toBeFocused();
  await expect(page.getByText('Saved a moment ago.').first()).toBeVisible();
  await page.keyboard.type('Reading days');
  await expect(must.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.locator('form').getByText(refusal).first()).toBeVisible();
  for (const part of ['[aria-label="Before publishing"]', '[role=status]'])
    await expectNoAxeViolations(page, part);
});
