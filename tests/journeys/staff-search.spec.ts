import type { Locator, Page } from '@playwright/test';
import { textIn } from '#cms/language/amharic.ts';
import { staffCookiePrefix } from '#platform/staff-token.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn } from '../support/staff-screens.ts';
import { sampled } from '../support/test-scale.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const everything = 'Search everything you may see';

/** One of two results, whichever is first. */
async function chooseByArrows(page: Page, field: Locator, option: Locator): Promise<void> {
  const wanted = String(await option.getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  if ((await field.getAttribute('aria-activedescendant')) !== wanted) await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', wanted);
}

test('staff open the search with /, Ctrl+K or the button, and find a draft and a picture with the keyboard', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const photo = await takePhonePhoto('#c98b2a');
  const picture = await admin.upload(
    photo,
    { alt: 'A kettle on a samovar', identifiable: 'no' },
    { name: 'kettle.jpg', type: 'image/jpeg' },
  );
  const draft = { heading: 'A samovar for the ward', type: 'normal', img: picture.id };
  const { id } = await admin.create('posts?draft=true', draft);
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin`);

  const dialog = page.getByRole('dialog', { name: everything });
  const field = dialog.getByRole('combobox', { name: everything });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('body').press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('samovars');
  const options = dialog.getByRole('option');
  await expect(options.filter({ hasText: 'A samovar for the ward' })).toContainText('News post · Draft');
  await expect(options.filter({ hasText: 'A kettle on a samovar' })).toContainText('Picture');
  await expect(dialog.getByRole('status')).toContainText('2 results');
  await expectNoAxeViolations(page);
  await chooseByArrows(page, field, options.filter({ hasText: 'A samovar for the ward' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/collections/posts/${id}`));

  await page.getByRole('button', { name: 'Show where it is used' }).click();
  await expect(page.getByRole('region', { name: 'Used in' })).toContainText('Nothing else uses it.');
  const heading = page.getByRole('textbox', { name: 'Heading' }).first();
  await heading.press('End');
  await heading.press('/');
  await expect(heading).toHaveValue('A samovar for the ward/');
  await expect(dialog).toBeHidden();
  await heading.press('Backspace');
  await heading.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('zzyzx');
  await expect(dialog.getByRole('status')).toContainText('Nothing found.');
});

test(
  'the admin search opens on our own screens too, by button and by key',
  ON_EVERY_CHANGE,
  async ({ page, stack }) => {
    await signInToAdmin(stack);
    await logIn(page, stack.staffUrl);
    const dialog = page.getByRole('dialog', { name: everything });
    const screens = [
      ['/figures', '/'],
      ['/health', 'Control+k'],
      ['/who-did-what', '/'],
    ] as const;
    for (const [screen, key] of sampled(screens, 2)) {
      await page.goto(`${stack.staffUrl}/admin${screen}`);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.locator('body').press(key);
      await expect(dialog.getByRole('combobox')).toBeFocused();
    }
  },
);

test('the search of an Amharic admin is in Amharic, on a phone too', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const name = `${staffCookiePrefix(stack.staffUrl)}-lng`;
  await page.context().addCookies([{ name, value: 'am', url: stack.staffUrl }]);
  await signInToAdmin(stack);
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin`);
  await page.getByRole('button', { name: textIn('Search', 'am'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: textIn(everything, 'am') });
  await dialog.getByRole('combobox').fill('donations');
  await expect(dialog.getByRole('option').first()).toContainText(textIn('News post', 'am'));
  await expectNoAxeViolations(page);
});
