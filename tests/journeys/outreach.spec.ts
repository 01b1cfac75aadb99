import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const address = '/events/pediatric-outreach';
const factsIn = (page: Page) => page.getByRole('complementary', { name: 'Day, place and ticket' });

test('the pediatric outreach event is listed, and its page has title, date, location, map and description', {
  tag: ['@DIALOG-13', '@DIALOG-14', '@DIALOG-15', '@DIALOG-16', '@DIALOG-17', '@DIALOG-18', '@DIALOG-19'],
}, async ({ page }) => {
  await page.goto('/events?page=2');
  await page.getByRole('link', { name: /^Open Pediatric outreach/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pediatric outreach');
  const facts = factsIn(page);
  const day = facts.locator('time').first();
  await expect(day).toHaveAttribute('datetime', /^2024-04-20/);
  await expect(day).toHaveText('Apr 20, 2024');
  await expect(facts).toContainText('Outreach site');
  await expect(facts).toContainText('Named to families by their health worker');
  await expect(facts).toContainText('Addis Ababa');
  await expect(facts.getByRole('link', { name: /map/i })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  await expect(page.getByText(/^Health workers see children where they live/)).toBeVisible();
  await expect(page.getByText(/^Bring what you have from earlier visits/)).toBeVisible();
});
