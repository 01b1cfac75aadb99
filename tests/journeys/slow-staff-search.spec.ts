import { textIn } from '#cms/language/amharic.ts';
import { staffCookiePrefix } from '#platform/staff-token.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { slowSearch } from '../support/slow-search.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, only: 'slow-staff-search' });
test.describe.configure({ mode: 'default' });

for (const language of ['en', 'am'] as const) {
  test(`an admin search that takes too long shows a message in its language (${language}), and keeps the query`, async ({
    page,
    ownStack,
  }) => {
    test.slow();
    const { staffUrl, databaseUrl } = ownStack;
    await signInToAdmin(ownStack);
    const name = `${staffCookiePrefix(staffUrl)}-lng`;
    await page.context().addCookies([{ name, value: language, url: staffUrl }]);
    await logIn(page, staffUrl);
    await page.goto(`${staffUrl}/admin`);
    await page.getByRole('button', { name: textIn('Search', language), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: textIn('Search everything you may see', language) });
    const failed: string[] = [];
    page.on('response', response => {
      if (response.status() >= 500) failed.push(response.url());
    });
    const release = await slowSearch(databaseUrl);
    try {
      await dialog.getByRole('combobox').fill('medicine');
      await expect(dialog.getByRole('status')).toHaveText(
        textIn('This search took too long. Please try a more unusual word.', language),
      );
      await expect(dialog.getByRole('combobox')).toHaveValue('medicine');
    } finally {
      await release();
    }
    expect(failed).toEqual([]);
    await dialog.getByRole('combobox').press('End');
    await page.keyboard.type('s');
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });
}
