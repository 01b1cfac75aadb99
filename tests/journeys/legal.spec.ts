import { expect, test } from '../support/journey.ts';

test('the privacy text and the terms text are shown at their addresses, section by section, and the footer links to them', {
  tag: ['@ROUTE-15', '@LEGAL-01', '@ROUTE-16', '@LEGAL-02'],
}, async ({ read }) => {
  const privacy = await read('/legal/privacy');
  await expect(privacy.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(privacy.getByText(/^You can read everything without an account/)).toBeVisible();
  await expect(privacy.getByRole('region', { name: 'What your browser remembers' })).toContainText(
    'viewedEvents',
  );
  await expect(privacy.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(11);
  const link = privacy.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' });
  await expect(link).toHaveAttribute('href', '/legal/terms-and-conditions');
  const terms = await read('/legal/terms-and-conditions');
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await expect(terms.getByRole('region', { name: 'Not medical advice' })).toContainText(
    'does not replace a doctor',
  );
});

test('a legal page shows its date of validity and of change, and its table of contents links to each section', async ({
  page,
}) => {
  await page.goto('/legal/privacy');
  await expect(page.getByText('Valid from')).toBeVisible();
  await expect(page.getByRole('article').locator('time').first()).toHaveText('Jan 01, 2026');
  await expect(page.getByText('Last changed')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click();
  await expect(page).toHaveURL('/legal/privacy#your-rights');
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

test('in print a legal page is its text: no bars, no contents, no form', async ({ page }) => {
  await page.goto('/legal/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('#subscribe')).toBeHidden();
});

test('the Amharic privacy notice has the same sections as the English one', async ({ read }) => {
  const page = await read('/am/legal/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የግላዊነት መመሪያ');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(11);
  await expect(page.locator('article [lang="en"]')).toHaveCount(2);
  await expect(page.locator('[data-page-notes]')).toHaveCount(0);
});

test('an unknown legal page shows the not-found page with status 404', async ({ page }) => {
  expect((await page.goto('/legal/imprint'))?.status()).toBe(404);
});
