import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logInAsEditor, pressAndNote } from '../support/staff-screens.ts';

test('the translation form shows the English next to each field, marks what changed, and lets translators confirm', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  // Posts without a day stand last.
  const postDate = '2026-12-01';
  const english = { heading: 'Translated side by side', preIntro: 'Progress', type: 'normal', postDate };
  const { id } = await admin.create('posts?draft=true', english);
  const inAmharic = { heading: 'ጎን ለጎን', preIntro: 'እድገት' };
  await logInAsEditor(page, stack, admin);
  await page.goto(`${stack.staffUrl}/admin/collections/posts?locale=am`);
  await expect(
    page.getByRole('link', { name: 'Translated side by side (English)' }),
    'what has no Amharic yet is called by its English',
  ).toBeVisible();
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=am`);
  await expect(page.getByRole('heading', { name: 'Translated side by side (English)' })).toBeVisible();
  expect((await admin.send('PATCH', `/posts/${id}?draft=true&locale=am`, inAmharic)).status).toBe(200);
  const form = (locale: string) => `${stack.staffUrl}/admin/collections/posts/${id}?locale=${locale}`;
  const state = page.locator('#field-translation');
  const beside = page.locator('[data-translation]');

  await page.goto(form('en'));
  const seen = page.locator('[data-seen]');
  await expect(seen).toHaveText('Visitors do not see this yet.');
  await expect(state).toContainText('Up to date');
  await page.locator('#field-heading').fill('Translated side by side, twice');
  await pressAndNote(page, 'Save Draft', 'posts');
  await expect(state).toContainText('Older than the English');
  await expect(beside).toHaveCount(0);

  await page.goto(form('am'));
  await expect(beside).toHaveText([
    /changed since this was translated\.\s*English: Translated side by side, twice$/,
    /^English: Progress$/,
  ]);
  await expectNoAxeViolations(page, '[data-translation="behind"]');
  await page.getByLabel('The Amharic matches the current English').check();
  await pressAndNote(page, 'Save Draft', 'posts');
  await expect(state).toContainText('Up to date');
  await expect(page.locator('[data-translation="behind"]')).toHaveCount(0);

  await admin.update('posts', id, { preIntro: 'Progress', _status: 'published' });
  await page.reload();
  await expect(seen).toHaveText('Visitors see English and Amharic, and both are up to date.');
  await expectNoAxeViolations(page, '[aria-label="Before publishing"]');

  await admin.update('posts', id, { preIntro: 'Progress made', _status: 'draft' });
  await page.goto(`${stack.staffUrl}/admin`);
  const behind = page.getByRole('listitem').filter({ hasText: 'Older than the English' });
  const waiting = behind.getByRole('link', { name: /^News posts: \d+$/ });
  await page.goto(new URL(String(await waiting.getAttribute('href')), page.url()).href);
  await expect(page.getByRole('row', { name: /ጎን ለጎን.*Older than the English/ })).toBeVisible();
});

test('a form is saved in the language that it shows, whatever another tab has chosen in between', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', {
    heading: 'Two tabs',
    type: 'normal',
    // Posts without a day stand last.
    postDate: '2026-11-30',
  });
  await admin.send('PATCH', `/posts/${id}?draft=true&locale=am`, { heading: 'ሁለት ትሮች' });
  await logInAsEditor(page, stack, admin);
  await page.goto(`${stack.staffUrl}/admin/collections/events?locale=am`);
  await page.locator('#nav-posts').click();
  const row = page.getByRole('link', { name: 'ሁለት ትሮች' });
  await expect(row).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${stack.staffUrl}/admin/collections/events?locale=en`);
  await other.close();

  await row.click();
  const heading = page.locator('#field-heading');
  await expect(heading).toHaveValue('Two tabs');
  await expect(page).toHaveURL(/locale=en/);
  await heading.fill('Two tabs, one language');
  await pressAndNote(page, 'Save Draft', 'posts');
  const stored = await admin.send('GET', `/posts/${id}?draft=true&locale=all&depth=0`);
  expect(stored.body).toMatchObject({ heading: { en: 'Two tabs, one language', am: 'ሁለት ትሮች' } });
});

test('a form in a drawer is in the language of the form below it, and names that language', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const words = { alt: 'A drum', identifiable: 'no' };
  const { id: picture } = await admin.upload(await takePhonePhoto('#7a4f2f'), words);
  await admin.send('PATCH', `/media/${picture}?locale=am`, { alt: 'ከበሮ' });
  const { id } = await admin.create('posts?draft=true', { heading: 'Drums', type: 'normal', img: picture });
  await logInAsEditor(page, stack, admin);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=am`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${stack.staffUrl}/admin/collections/events?locale=en`);
  await other.close();

  await page.locator('#field-img').getByRole('button', { name: 'Open its form' }).click();
  const alt = page.getByRole('dialog').locator('#field-alt');
  await expect(alt).toHaveValue('ከበሮ');
  await expect(page.locator('[data-drawer-language]')).toHaveText('The texts of this form are Amharic.');
  await expectNoAxeViolations(page, '[data-drawer-language]');
  await alt.fill('ትልቅ ከበሮ');
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PATCH' && answer.url().includes('/api/media/'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  const { body } = await admin.send('GET', `/media/${picture}?locale=all&depth=0`);
  expect(body.alt).toEqual({ en: 'A drum', am: 'ትልቅ ከበሮ' });
});

test('the translation endpoint returns the English of a post to an admin, and 403 when signed out', async ({
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', { heading: 'For staff alone', type: 'normal' });
  const answer = await admin.send('GET', `/translation/posts/${id}`);
  expect([answer.status, answer.body]).toEqual([
    200,
    { heading: { english: 'For staff alone', state: 'missing' } },
  ]);
  const stranger = await fetch(`${stack.staffUrl}/api/translation/posts/${id}`);
  expect(stranger.status).toBe(403);
  for (const place of ['staff/1', 'posts/0', 'posts/1%27--', 'constructor/1', 'posts/99999999'])
    expect((await admin.send('GET', `/translation/${place}`)).status, place).toBe(404);
});
