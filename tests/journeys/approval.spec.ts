import type { Browser, Page } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default' });

/** The draft says in both languages what it is, and leads back to the answer. */
async function expectNoteOnDraft(visit: Page, browser: Browser): Promise<void> {
  const note = visit.locator('[data-page-notes]');
  await expect(note).toContainText('This is a draft that waits for approval. Visitors do not see it.');
  const { href, origin, pathname, search } = new URL(visit.url());
  await visit.goto(`${origin}/am${pathname}${search}`);
  await expect(note).toContainText('ይህ መጽደቅን የሚጠብቅ ረቂቅ ነው።');
  await expect(note.getByRole('link')).toHaveAttribute('href', /^\/am\/send\/approval\?/);
  await visit.goto(href);
  const withScript = await browser.newPage();
  await withScript.goto(href);
  await expectNoAxeViolations(withScript, '[data-page-notes]');
  await withScript.close();
}

const NEW_WARD = {
  heading: 'The new ward',
  disc: { par1: 'It has ten beds.' },
  type: 'normal',
  _status: 'draft',
};

/** Another one at each try: the stack is shared. */
const someone = () => `sara-${crypto.randomUUID()}@example.org`;

test('a trustee without an account reads a draft by a mailed link, without script, and asks for changes', async ({
  page,
  browser,
  ownStack: stack,
}) => {
  const trustee = someone();
  const admin = await signInToAdmin(stack);
  const { id, slug } = await admin.create('posts?draft=true', NEW_WARD);
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}`);
  const panel = page.getByRole('region', { name: 'Approval' });
  await panel.getByRole('button', { name: 'Ask for approval…' }).click();
  await panel.getByLabel('Who to ask').selectOption('Somebody without an account');
  await panel.getByLabel('Their name').fill('Sara Bekele');
  await panel.getByLabel('Their email').fill(trustee);
  await panel.getByLabel('Comment').fill('Is the number of beds right?');
  await panel.getByRole('button', { name: 'Send the link' }).click();
  await expect(panel.getByText(/^Sara Bekele was asked/)).toBeVisible();

  const [mail] = await mailsIn(stack, trustee);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visit = await context.newPage();
  const opened = await visit.goto(mail?.data.link ?? '');
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(visit.getByText('Is the number of beds right?')).toBeVisible();
  await visit.getByRole('link', { name: 'Read it as visitors would see it' }).click();
  await expect(visit.getByRole('heading', { name: 'The new ward' })).toBeVisible();
  await expect(visit.getByText('It has ten beds.')).toBeVisible();
  expect((await visit.request.get(`${stack.siteUrl}/news/${slug}`)).status()).toBe(404);
  await expectNoteOnDraft(visit, browser);
  await visit.getByRole('link', { name: 'Give your answer' }).click();
  await visit.getByLabel('Comment').fill('Twelve <b>beds</b>.');
  await visit.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(visit.getByText('You have asked for changes.')).toBeVisible();
  await visit.goto(mail?.data.link ?? '');
  await expect(visit.getByText('You have already answered: changes asked for.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(panel.getByText('Twelve <b>beds</b>.')).toBeVisible();
  await expectNoAxeViolations(page, '[aria-label="Approval"]');
  await page.goto(`${stack.staffUrl}/admin`);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Sara Bekele asked for changes' }).first(),
  ).toBeVisible();
});

test('staff upload a signed consent form, download it, and remove it after a confirmation', async ({
  page,
  ownStack: stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('consents', { who: 'Almaz', uses: ['website'], withdrawn: false });
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/consents/${id}`);
  const panel = page.getByRole('region', { name: 'Signed forms' });
  const photo = {
    name: 'Almaz, page 1.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhonePhoto('#336699'),
  };
  const wrong = { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<h1>no form</h1>') };
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'.padEnd(200, '\0'), 'latin1');
  const iphone = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic };
  await panel.getByLabel(/^Add signed forms/).setInputFiles([iphone]);
  await expect(
    panel.getByText(/IMG_0001\.HEIC: Part of this picture is missing or cannot be read/),
  ).toBeVisible();
  await panel.getByLabel(/^Add signed forms/).setInputFiles([photo, wrong]);
  await expect(panel.getByText('form.pdf: We cannot keep this kind of file as a signed form')).toBeVisible();
  await expect(panel.getByRole('strong').filter({ hasText: 'Almaz, page 1.jpg' })).toBeVisible();
  await expectNoAxeViolations(page, '[aria-label="Signed forms"]');
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download Almaz, page 1.jpg' }).click();
  expect((await download).suggestedFilename()).toMatch(/^consent-\d+-[0-9a-f]{8}\.jpg$/);
  await panel.getByRole('button', { name: 'Remove… Almaz, page 1.jpg' }).click();
  await expect(panel.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await panel.getByRole('button', { name: 'Remove for good' }).click();
  await expect(panel.getByText('There are none yet.')).toBeVisible();
  await page.goto(`${stack.staffUrl}/admin/who-did-what`);
  await expect(page.locator('tr[data-act="form-opened"]').first()).toBeVisible();
});
