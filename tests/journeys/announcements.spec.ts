import type { Page } from '@playwright/test';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { announcements, bringReader, listen } from '../support/read-aloud.ts';
import { subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
test.use({ bypassCSP: true });

/** Opens a page with the virtual screen reader on it, which listens to live regions. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await bringReader(page);
  await listen(page);
}

test('a screen reader announces each hint of the subscribe form once', ON_EVERY_CHANGE, async ({ page }) => {
  await open(page, '/news');
  const { name, email, missing } = subscribeForm(page);
  await name.fill('Abeba');
  await expect(missing).toHaveText('Add your email to join, such as name@example.org.');
  await email.fill('abeba@example.org');
  await expect(missing).toHaveText('You can join now.');
  await expect
    .poll(() => announcements(page))
    .toEqual(['polite: Add your email to join, such as name@example.org.', 'polite: You can join now.']);
});

test(
  'a screen reader announces once that a ticket was added to the cart',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    await open(page, '/sales/get-tickets');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => announcements(page)).toEqual(['polite: In your cart: 1']);
  },
);

test(
  'a screen reader announces the number of search suggestions once, and nothing else',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    // The first search of a site takes the longest, and suggestions do not wait for it.
    await page.request.get('/api/suggestions?q=medicine');
    await open(page, '/search');
    await page.getByRole('combobox', { name: 'Search for' }).pressSequentially('medicine');
    await expect(page.getByRole('listbox', { name: /./ }).getByRole('option').first()).toBeVisible();
    await expect.poll(() => announcements(page)).toHaveLength(1);
  },
);
