import type { Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default' });

const password = 'a password for tests only';
const makeAccount = (name: string, role: string) => ({
  name,
  role,
  email: `${role}-${crypto.randomUUID()}@adey.test`,
  password,
});

async function expectMenuOfAuthor(page: Page): Promise<void> {
  await expect.poll(() => linksIn(page), 'the menu comes after the page').toContain('News posts');
  const menu = (await linksIn(page)).join(' | ');
  expect(menu).not.toMatch(/Messages|Subscribers|Readers|Issues|Consent|Gifts|Staff|Settings|Who did what/);
  expect(menu, 'what they may only read').not.toMatch(/Partners|Films|Stories|Testimonials|Team/);
  expect(menu).toMatch(/Events.*Projects.*Pictures/);
}

const linksIn = (page: Page) => page.locator('aside.nav').getByRole('link').allTextContents();

test('an author asks for approval of a draft, and a publisher comments, approves and publishes it', async ({
  page,
  browser,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  // Names of its own each time: what failed is run again on the same stack.
  const mark = crypto.randomUUID().slice(0, 4);
  const [title, marta] = [`A morning at the ward ${mark}`, `Marta ${mark}`];
  const [author, publisher] = [makeAccount('Hirut', 'author'), makeAccount(marta, 'publisher')];
  for (const account of [author, publisher]) await admin.create('staff', account);

  await logIn(page, stack.staffUrl, author);
  await page.goto(`${stack.staffUrl}/admin`);
  await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible();
  await expectMenuOfAuthor(page);
  await expect(page.getByRole('link', { name: /Record a consent/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Write a news post/ }).click();
  await page.locator('#field-heading').fill(title);
  await page.locator('#field-identifiable').getByText('No', { exact: true }).click();
  await pressAndNote(page, 'Save Draft', 'posts');
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Approval' });
  await panel.getByRole('button', { name: 'Ask for approval…' }).click();
  await panel.getByLabel('Who to ask').selectOption({ label: marta });
  await panel.getByLabel('Comment').fill('Is the sum right?');
  await panel.getByRole('button', { name: 'Send the link' }).click();
  await expect(panel.getByText(new RegExp(`^${marta} was asked`))).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, stack.staffUrl, publisher);
  await theirs.goto(`${stack.staffUrl}/admin`);
  const asked = theirs.getByRole('region', { name: 'You have been asked to approve' });
  await expect(asked).toContainText('Is the sum right?');
  await expectNoAxeViolations(theirs, '[aria-label="You have been asked to approve"]');
  await asked.getByRole('link', { name: title }).click();
  const answer = theirs.getByRole('group', { name: 'Your answer' });
  await answer.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(answer.getByRole('alert')).toHaveText('Please write what should change.');
  await answer.getByLabel(/^Comment on your answer/).fill('Yes, it is.');
  await expectNoAxeViolations(theirs, '[aria-label="Approval"]');
  await answer.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(theirs.getByText(new RegExp(`^${marta} approved it`))).toBeVisible();
  await pressAndNote(theirs, 'Publish', 'posts');
  await context.close();

  await page.goto(`${stack.staffUrl}/admin`);
  await expect(page.getByRole('listitem').filter({ hasText: `${marta} approved it` })).toBeVisible();
});

test('a picture is cropped in the admin, and replacing its file resets the question about recognisable people', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const photo = await takePhonePhoto('#336699');
  const { id, filename } = await admin.upload(photo, { alt: 'A nurse', identifiable: 'no' });
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/media/${id}`);
  await page.getByRole('button', { name: 'Edit Image' }).click();
  const editor = page.getByRole('dialog');
  await expect(
    editor.getByRole('button', { name: 'Focal point of the picture: drag to move it' }),
  ).toBeVisible();
  await expectNoAxeViolations(page, '.edit-upload');
  await editor.getByRole('spinbutton', { name: 'Width (px)' }).fill('200');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await pressAndNote(page, 'Save', 'media');
  const { body: cropped } = await admin.send('GET', `/media/${id}?depth=0`);
  expect(cropped).toMatchObject({ width: 200, identifiable: 'no' });
  expect(cropped.filename).not.toBe(filename);

  await page.reload();
  const remove = page.getByRole('button', { name: 'Remove the file' });
  await expect(remove, 'named once the scripts of the page run').toBeVisible();
  await expectNoAxeViolations(page, '.file-details');
  await remove.click();
  const buffer = await takePhonePhoto('#993366');
  await page.locator('input[type=file]').setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer });
  await pressAndNote(page, 'Save', 'media');
  const { body: replaced } = await admin.send('GET', `/media/${id}?depth=0`);
  expect(replaced).toMatchObject({ identifiable: 'unanswered' });
  expect(String(replaced.filename)).toMatch(/^other-/);
  await page.reload();
  await expect(page.getByLabel('Not answered yet (not shown to visitors)')).toBeChecked();
});

test('an author’s request to publish is sent back, then published, and so is a correction of the published post', async ({
  page,
  browser,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const mark = crypto.randomUUID().slice(0, 4);
  const title = `A new fridge ${mark}`;
  const [author, publisher] = [makeAccount('Hirut', 'author'), makeAccount(`Marta ${mark}`, 'publisher')];
  for (const account of [author, publisher]) await admin.create('staff', account);

  await logIn(page, stack.staffUrl, author);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/create`);
  await page.locator('#field-heading').fill(title);
  await page.locator('#field-identifiable').getByText('No', { exact: true }).click();
  await pressAndNote(page, 'Save Draft', 'posts');
  const panel = page.getByRole('region', { name: 'Ask to publish' });
  const ask = async (line: string) => {
    await panel.getByRole('button', { name: 'Ask to publish…' }).click();
    await panel.getByLabel('Message to the publisher (optional)').fill(line);
    await panel.getByRole('button', { name: 'Ask to publish', exact: true }).press('Enter');
    await expect(panel.getByText(/It is waiting for somebody who may publish\.$/)).toBeVisible();
  };
  await ask('Please have a look.');
  await expectNoAxeViolations(page, '[aria-label="Ask to publish"]');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await logIn(theirs, stack.staffUrl, publisher);
  await theirs.goto(`${stack.staffUrl}/admin`);
  const asked = theirs.getByRole('region', { name: 'Asked to publish' });
  const request = asked.locator('[data-request]').filter({ hasText: title });
  await expect(request).toContainText('Please have a look.');
  await request.getByRole('button', { name: 'Send it back…' }).click();
  await request.getByLabel('What should change').fill('Which ward is it?');
  await expectNoAxeViolations(theirs, '[aria-label="Asked to publish"]');
  await request.getByRole('button', { name: 'Send it back', exact: true }).press('Enter');
  await expect(asked.getByRole('status')).toHaveText(`Sent back: ${title}`);

  await page.reload();
  await expect(panel).toContainText('Which ward is it?');
  await ask('The one in Jimma.');
  await theirs.reload();
  await request.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(asked.getByRole('status')).toHaveText(`Published: ${title}`);
  await expect(request).toHaveCount(0);

  // What is public is corrected in the same way, and visitors see the published text until somebody decides.
  await page.reload();
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(panel).toContainText('This is on the site.');
  await page.locator('#field-heading').fill(`${title}, corrected`);
  await pressAndNote(page, 'Save Draft', 'posts');
  await expect(panel).toContainText('Visitors see the earlier text');
  await ask('The name was wrong.');
  await theirs.goto(`${stack.staffUrl}/admin`);
  await request.getByRole('link', { name: 'Compare with what visitors see' }).click();
  await expect(theirs.locator('.view-version')).toContainText('corrected');
  await expect(theirs.locator('.view-version')).not.toContainText('"save"');
  await theirs.goto(`${stack.staffUrl}/admin`);
  await request.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(asked.getByRole('status')).toHaveText(`Published: ${title}, corrected`);
  await context.close();
  await page.goto(`${stack.staffUrl}/admin`);
  await expect(page.getByRole('region', { name: 'What you asked to publish' })).toContainText(
    `Marta ${mark} published it`,
  );
});
