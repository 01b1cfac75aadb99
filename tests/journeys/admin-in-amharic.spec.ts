import type { Page } from '@playwright/test';
import { textIn } from '#cms/language/amharic.ts';
import { staffCookiePrefix } from '#platform/staff-token.ts';
import { months } from '#staff/language/amharic-dates.rules.ts';
import { type Admin, signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectOwnLetters } from '../support/drawn-letters.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, logInAsEditor } from '../support/staff-screens.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const inAmharic = (english: string) => textIn(english, 'am');
const ENGLISH_MONTH = /January|February|March|April|June|July|August|September|October|November|December/;
const AMHARIC_MONTH = new RegExp(months.join('|'));

async function openInAmharic(page: Page, { staffUrl }: Admin): Promise<void> {
  const name = `${staffCookiePrefix(staffUrl)}-lng`;
  await page.context().addCookies([{ name, value: 'am', url: staffUrl }]);
  await logIn(page, staffUrl);
}

/** What asked for the files of Ethiopic letters: the page itself (link), or a style sheet once words needed them. */
const askedForLetters = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance.getEntriesByType('resource').flatMap(entry => {
        const [, part] = /noto-sans-ethiopic-(everyday|occasional)/.exec(entry.name) ?? [];
        return part ? [[part, (entry as PerformanceResourceTiming).initiatorType]] : [];
      }),
    ),
  );

test('an Amharic admin names fields, document types and months in Amharic in lists, drawers, panels and dashboard', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const alt = 'A jar of honey on a table';
  const photo = await takePhonePhoto('#c98b2a');
  const picture = await admin.upload(
    photo,
    { alt, identifiable: 'no' },
    { name: 'honey.jpg', type: 'image/jpeg' },
  );
  const postDate = '2026-11-20T09:00:00.000Z';
  const draft = { heading: 'Honey for sale', type: 'normal', img: picture.id, postDate };
  const { id } = await admin.create('posts?draft=true', draft);
  await openInAmharic(page, stack);

  await page.goto(`${stack.staffUrl}/admin/collections/posts?search=Honey`);
  const list = page.locator('td.cell-postDate');
  await expect(list.filter({ hasText: AMHARIC_MONTH })).not.toHaveCount(0);
  await expect(list.filter({ hasText: ENGLISH_MONTH })).toHaveCount(0);

  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=en`);
  const before = page.getByRole('region', { name: inAmharic('Before publishing') });
  await expect(before).toContainText(`“${inAmharic('Heading')}”`);
  await expect(before).not.toContainText('Heading');
  await expect(page.locator('.doc-controls__meta').first()).toContainText(AMHARIC_MONTH);
  await expect(page.getByRole('textbox', { name: inAmharic('The whole story'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: inAmharic('Bold'), exact: true })).toBeVisible();

  await page.goto(`${stack.staffUrl}/admin/collections/testimonials/create?locale=en`);
  await page.getByRole('button', { name: 'ካሉት ይምረጡ' }).first().click();
  const drawer = page.getByRole('dialog').last();
  await expect(drawer.getByRole('table')).toContainText(alt);
  await expect(drawer.locator('td').filter({ hasText: ENGLISH_MONTH })).toHaveCount(0);

  await page.goto(`${stack.staffUrl}/admin/collections/media/${picture.id}?locale=en`);
  const usedIn = page.getByRole('region', { name: inAmharic('Used in') });
  await expect(usedIn.getByRole('listitem').first()).toContainText(inAmharic('News post'));
  await expect(usedIn).not.toContainText('News post');

  await page.goto(`${stack.staffUrl}/admin`);
  const begun = page.getByRole('listitem').filter({ hasText: 'Honey for sale' }).first();
  await expect(begun).toContainText(inAmharic('News post'));
  await page.goto(`${stack.staffUrl}/admin/who-did-what`);
  await expect(page.getByRole('table')).toContainText(inAmharic('News post'));
  await expect(page.getByRole('table')).not.toContainText('News post');
});

test('the rich-text editor takes its accessible name from its field', async ({ page, stack }) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', { heading: 'A named editor', type: 'normal' });
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=en`);
  const area = page.getByRole('textbox', { name: 'The whole story', exact: true });
  await expect(area).toBeVisible();
  await area.focus();
  await page.keyboard.type('Written without a mouse.');
  await expect(area).toHaveText('Written without a mouse.');
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toBeVisible();
  await expectNoAxeViolations(page, '.rich-text-lexical');
});

test('input fields are marked with the language of their content, in forms and drawers, whatever the admin language', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const { id } = await admin.create('posts?draft=true', { heading: 'In two languages', type: 'normal' });
  await logInAsEditor(page, stack, admin);
  const heading = page.getByLabel('Heading', { exact: false }).first();
  const story = page.getByRole('textbox', { name: 'The whole story', exact: true });
  for (const code of ['en', 'am']) {
    await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=${code}`);
    await expect(heading).toHaveAttribute('lang', code);
    await expect(story).toHaveAttribute('lang', code);
  }
  // Of what is edited nothing is known yet but that it may hold everyday letters.
  const asked = await askedForLetters(page);
  expect([asked.everyday, asked.occasional]).toEqual(['link', undefined]);
  await page.getByRole('button', { name: 'Create New' }).first().click();
  // Labels in a drawer belong to no field: Payload gives them other ids.
  const seen = page.getByRole('dialog').locator('input[name="alt"]');
  await expect(seen).toHaveAttribute('lang', 'am');
});

test('every Ethiopic letter of an Amharic admin is drawn with our font, which the page preloads', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  await logInAsEditor(page, stack, admin);
  const name = `${staffCookiePrefix(stack.staffUrl)}-lng`;
  await page.context().addCookies([{ name, value: 'am', url: stack.staffUrl }]);
  const { id } = await admin.create('posts?draft=true', { heading: 'Letters', type: 'normal' });

  for (const path of ['', '/collections/posts', '/collections/posts/create', '/figures', '/health'])
    await test.step(`/admin${path}`, async () => {
      await page.goto(`${stack.staffUrl}/admin${path}`);
      await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible();
      await expectOwnLetters(page);
    });
  await page
    .getByRole('button', { name: inAmharic('Search') })
    .first()
    .click();
  await expectOwnLetters(page);

  await page.goto(`${stack.staffUrl}/admin/collections/posts/${id}?locale=am`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.locator('#field-heading').fill('ፊደላት');
  await page.locator('#action-save-draft').click();
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  await expectOwnLetters(page);
  await page.getByRole('button', { name: 'ካሉት ይምረጡ' }).first().click();
  await expect(page.getByRole('dialog').last().getByRole('table')).toBeVisible();
  await expectOwnLetters(page);

  expect(await askedForLetters(page)).toEqual({ everyday: 'link', occasional: 'link' });
});
